import { screen } from '@testing-library/react'
import { profileFixture, voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { LazyTextNotes } from './LazyTextNotes.tsx'

const free = voiceFixture()
const paid = voiceFixture({ voice_price: { perMillion: 16, unit: 'character', currency: 'USD', credits: 4 } })

function show(text: string, profile: ReturnType<typeof profileFixture> | null, voices = [free, paid], isTyped = true) {
  return renderVoice(<LazyTextNotes text={text} isTyped={isTyped} voices={voices} />, { profile })
}

describe('the script of a text', () => {
  it('names the voices that do not read it', async () => {
    const russian = voiceFixture({ voice_name: 'Olga', voice_language_codes: ['ru-RU'] })
    const english = voiceFixture({ voice_name: 'Robert', voice_language_codes: ['en-US'] })
    show('Привет, мир', null, [russian, english])
    expect(await screen.findByText('May be unable to read this script: Robert')).toBeTruthy()
  })
})

describe('the language of a text', () => {
  const french = 'Bonjour, je suis votre assistant vocal personnel.'
  const denise = voiceFixture({ voice_name: 'Denise', voice_language_codes: ['fr-FR'] })
  const robert = voiceFixture({ voice_name: 'Robert', voice_language_codes: ['en-US'] })
  const olga = voiceFixture({ voice_name: 'Olga', voice_language_codes: ['ru-RU', 'uk-UA'] })

  it('names the voices of other languages, and leads to those of its own', async () => {
    show(french, null, [denise, robert, olga])
    const note = await screen.findByText(/May mispronounce it: Robert, Olga\./)
    expect(note.textContent).toBe('The text seems to be in French. May mispronounce it: Robert, Olga. Voices in French')
    expect(screen.getByRole('link', { name: 'Voices in French' }).getAttribute('href')).toBe('/voices?languageCode=fr')
  })

  it('takes the place of the note of its script', async () => {
    show('Добрый вечер, дорогие друзья и соседи!', null, [robert])
    expect(await screen.findByText(/seems to be in Russian\. May mispronounce it: Robert\./)).toBeTruthy()
    expect(screen.queryByText(/unable to read this script/)).toBeNull()
  })

  it('is not detected in a text that the visitor did not write', async () => {
    const text = { text: french, voices: [robert] }
    renderVoice(
      <>
        <LazyTextNotes {...text} isTyped={false} />
        <LazyTextNotes {...text} isTyped />
      </>,
      { profile: profileFixture() },
    )
    await screen.findByText(/seems to be in French/)
    expect(screen.getAllByText(/seems to be in French/)).toHaveLength(1)
  })
})

describe('the cost of a text', () => {
  it('is the sum of what each voice costs', async () => {
    show('Hello', profileFixture({ total_credits: 100, voice_credits: 0 }))
    expect((await screen.findByText('About 25 credits')).dataset.state).toBe('within')
  })

  it('says how many credits are left if it costs more', async () => {
    show('Hello', profileFixture({ total_credits: 100, voice_credits: 80 }))
    expect((await screen.findByText('About 25 credits; you have 20')).dataset.state).toBe('over')
  })

  it('is absent for visitors, who pay nothing', async () => {
    const { container } = show('Hello', null)
    await Promise.resolve()
    expect(container.textContent).toBe('')
  })
})
