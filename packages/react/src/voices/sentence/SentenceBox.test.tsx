import { screen, waitFor, within } from '@testing-library/react'
import { ConnectionError } from '@voice-rankings/sdk'
import { searchResultFixture, speechResponseFixture, voiceListingFixture } from '@voice-rankings/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderVoice, type SetupOptions } from '../../testing/renderVoice.tsx'
import { DEFAULT_FILTERS } from '../filterValues.ts'
import { VoiceCatalogue } from '../VoiceCatalogue.tsx'
import { parseSentence } from './useSentence.ts'

const clara = voiceListingFixture()
const nora = voiceListingFixture({ voice_name: 'Nora', voice_speaker_id: 'awb--soft' })
const STATE = { status: 'ready', result: searchResultFixture([clara, nora]) } as const

function setup(options: SetupOptions = {}) {
  const handlers: SetupOptions['handlers'] = {
    'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_id: input.voice_id }),
    'speech.patch': (input) => input,
    'account.status': () => Promise.reject(new ConnectionError('offline')),
  }
  const view = renderVoice(
    <VoiceCatalogue
      state={STATE}
      filters={DEFAULT_FILTERS}
      onFiltersChange={() => {}}
      hrefOf={() => ''}
      onRetry={() => {}}
    />,
    { ...options, handlers: { ...handlers, ...options.handlers } },
  )
  const spoken = () =>
    view.client.calls.flatMap(({ name, input }) =>
      name === 'speech.generate' ? [(input as { text: string }).text] : [],
    )
  return { ...view, spoken }
}

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Hear them all say' })
const button = (name: string) => screen.getByRole('button', { name })

describe('the sentence box', () => {
  it('makes every card speak the sentence', async () => {
    const { user, audio, spoken } = setup()
    await user.type(await box(), 'Good morning!')
    await user.click(button('Play Clara'))
    await waitFor(() => expect(spoken()).toEqual(['Good morning!']))
    await screen.findByRole('button', { name: 'Pause Clara' })
    await user.click(button('Play Nora'))
    await waitFor(() => expect(audio).toHaveLength(2))
    expect(audio.map(({ src }) => src)).not.toContain(clara.voice_sample_url)
    expect(button('Play Clara')).toBeTruthy()
  })

  it('is optional: without a sentence, cards play their samples', async () => {
    const { user, audio, spoken } = setup()
    await user.click(button('Play Clara'))
    expect([audio.map(({ src }) => src), spoken()]).toEqual([[clara.voice_sample_url], []])
  })

  it('remembers the sentence until the next visit', async () => {
    const { user, storage, unmount } = setup()
    await user.type(await box(), 'Hello')
    unmount()
    setup({ stored: Object.fromEntries(storage) })
    expect((await box()).value).toBe('Hello')
  })

  it('plays all voices of the page, and stops', async () => {
    const { user, audio } = setup()
    await user.click(await screen.findByRole('button', { name: 'Play all 2' }))
    await waitFor(() => expect(audio).toHaveLength(1))
    audio[0]?.hear(4000)
    await waitFor(() => expect(audio).toHaveLength(2))
    await user.click(button('Stop'))
    expect(audio[1]?.paused).toBe(true)
    expect(button('Play all 2')).toBeTruthy()
  })

  it('says on the card why a voice did not speak, and tries again', async () => {
    let isOffline = true
    const { user } = setup({
      handlers: {
        'speech.generate': (input) => {
          if (isOffline) throw new ConnectionError('offline')
          return speechResponseFixture(input.text)
        },
      },
    })
    await user.type(await box(), 'Hello')
    await user.click(button('Play Nora'))
    const alert = within(await screen.findByRole('alert'))
    isOffline = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pause Nora' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes at most 500 characters from a visitor', async () => {
    setup()
    expect((await box()).maxLength).toBe(500)
  })
})

it('parseSentence accepts any stored text and shortens it to what can be spoken', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ maxLength: 3000 })), (stored) => {
      const sentence = parseSentence(stored)
      expect((stored ?? '').startsWith(sentence)).toBe(true)
      expect(sentence.length).toBeLessThanOrEqual(1000)
      expect(parseSentence(sentence)).toBe(sentence)
    }),
  )
})
