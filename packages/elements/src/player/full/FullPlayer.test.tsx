import { createFakeClient, voiceFixture } from '@voice-rankings/testkit'
import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FullPlayer } from './FullPlayer.tsx'

const voice = voiceFixture({ voice_sample_peaks: [] })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Each test names another voice, as a page keeps what it was answered. */
function show(speaker: string) {
  const runtime = createRuntime({ client: createFakeClient({}), storage: null, user: null })
  return render(
    <VoiceProvider runtime={runtime}>
      <FullPlayer voicePath={`flite/female/${speaker}`} server="https://voices.example" />
    </VoiceProvider>,
  )
}

it('shows that the voice is on its way, and then its player', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ voice }))
  show('ready')
  expect(screen.getByLabelText('Loading the voice')).toBeTruthy()
  const text = await screen.findByRole('textbox', { name: 'Text to be spoken' })
  expect((text as HTMLTextAreaElement).value).toBe(voice.voice_sample_text)
  expect(screen.getByText('Not voted yet')).toBeTruthy()
})

it('offers another try when the voice could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  show('retried')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fetched.mockImplementation(async () => Response.json({ voice }))
  retry.click()
  expect(await screen.findByRole('textbox', { name: 'Text to be spoken' })).toBeTruthy()
})

it('says that there is no such voice', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }))
  show('missing')
  expect(await screen.findByText('Voice not found')).toBeTruthy()
})
