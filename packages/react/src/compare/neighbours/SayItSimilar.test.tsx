import { screen, waitFor, within } from '@testing-library/react'
import { HoldError } from '@voice-rankings/sdk'
import { similarResultFixture, similarVoiceFixture, speechResponseFixture, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { SayItSimilar } from './SayItSimilar.tsx'

const clara = voiceFixture()
const nora = similarVoiceFixture()
const full = voiceFixture({ ...nora, voice_language_codes: ['en-US'] })

function setup(text: string, handlers: FakeHandlers = {}) {
  return renderVoice(<SayItSimilar voice={clara} text={text} />, {
    handlers: {
      'voices.similar': () => similarResultFixture({ overallSimilarResults: [nora] }),
      'voices.get': () => ({ voice: full }),
      'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_id: 'nora1' }),
      'speech.patch': (input) => input,
      'account.status': () => ({}),
      ...handlers,
    },
  })
}

const play = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Play Nora' })

afterEach(() => vi.restoreAllMocks())

it('plays the sample of a similar voice if that is the text', async () => {
  const { user, client, audio } = setup(full.voice_sample_text)
  await waitFor(async () => expect((await play()).disabled).toBe(false))
  await user.click(await play())
  expect(await screen.findByRole('button', { name: 'Pause Nora' })).toBeTruthy()
  expect(audio.at(-1)?.src).toContain(full.voice_sample_url)
  expect(client.calls.some(({ name }) => name === 'speech.generate')).toBe(false)
})

it('has a similar voice say a typed text at one press', async () => {
  const { user, client } = setup('My own words.')
  await waitFor(async () => expect((await play()).disabled).toBe(false))
  await user.click(await play())
  expect(await screen.findByRole('button', { name: 'Pause Nora' })).toBeTruthy()
  expect(client.calls.find(({ name }) => name === 'speech.generate')?.input).toMatchObject({
    text: 'My own words.',
    voice_id: nora.voice_id,
  })
})

it('says how each voice differs, and compares them with the text', async () => {
  setup('My own words.')
  const card = within(await screen.findByRole('article', { name: 'Nora' }))
  expect(card.getByText('+5 Hz · +3 wpm')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare these' }).getAttribute('href')).toBe(
    `/voice/flite/female/slt--standard/compare?${new URLSearchParams({ with: nora.voice_id })}#text=My+own+words.&speak=`,
  )
})

it('opens a similar voice with the typed text as its draft', async () => {
  const { user, runtime } = setup('My own words.')
  const link = await screen.findByRole('link', { name: 'Nora' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(runtime.drafts.read(`${nora.voice_id}?`)).toBe('My own words.')
})

it('says why a text could not be spoken', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = setup('My own words.', {
    'speech.generate': () =>
      Promise.reject(
        new HoldError({ status: 429, code: 'hold', message: 'Generation limit', issues: [], requestId: null }, null),
      ),
  })
  await waitFor(async () => expect((await play()).disabled).toBe(false))
  await user.click(await play())
  expect((await screen.findByRole('alert')).textContent).toContain('Generation limit')
})

it('shows nothing without similar voices of the language', async () => {
  const { container, client } = setup('My own words.', {
    'voices.similar': () => similarResultFixture({ overallSimilarResults: [] }),
  })
  await waitFor(() => expect(client.calls.some(({ name }) => name === 'voices.similar')).toBe(true))
  await waitFor(() => expect(container.textContent).toBe(''))
})
