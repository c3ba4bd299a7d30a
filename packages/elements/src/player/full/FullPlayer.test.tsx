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

/** Each test uses another voice, since responses are cached per page. */
function show(speaker: string) {
  const runtime = createRuntime({ client: createFakeClient({}), storage: null, user: null })
  return render(
    <VoiceProvider runtime={runtime}>
      <FullPlayer voicePath={`flite/female/${speaker}`} server="https://voices.example" />
    </VoiceProvider>,
  )
}

it('the full player shows a loading state, then the player', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ voice }))
  show('ready')
  expect(screen.getByLabelText('Loading the voice')).toBeTruthy()
  const text = await screen.findByRole('textbox', { name: 'Text to be spoken' })
  expect((text as HTMLTextAreaElement).value).toBe(voice.voice_sample_text)
  expect(screen.getByText('Not voted yet')).toBeTruthy()
})

it('the full player offers a retry if the voice failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  show('retried')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fetched.mockImplementation(async () => Response.json({ voice }))
  retry.click()
  expect(await screen.findByRole('textbox', { name: 'Text to be spoken' })).toBeTruthy()
})

it('the full player reports a missing voice', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }))
  show('missing')
  expect(await screen.findByText('Voice not found')).toBeTruthy()
})
