import { screen } from '@testing-library/react'
import { profileFixture, voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { LazyTextNotes } from './LazyTextNotes.tsx'

const free = voiceFixture()
const paid = voiceFixture({ voice_price: { perMillion: 16, unit: 'character', currency: 'USD', credits: 4 } })

function show(text: string, profile: ReturnType<typeof profileFixture> | null, voices = [free, paid]) {
  return renderVoice(<LazyTextNotes text={text} voices={voices} />, { profile })
}

describe('the script of a text', () => {
  it('names the voices that do not read it', async () => {
    const russian = voiceFixture({ voice_name: 'Olga', voice_language_codes: ['ru-RU'] })
    const english = voiceFixture({ voice_name: 'Robert', voice_language_codes: ['en-US'] })
    show('Привет, мир', null, [russian, english])
    expect(await screen.findByText('May be unable to read this script: Robert')).toBeTruthy()
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
