import { createFakeClient, voiceFixture } from '@voice-rankings/testkit'
import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TakenOverPlayer } from './TakenOverPlayer.tsx'

const voice = voiceFixture({ voice_sample_peaks: [] })
const PATH = `${voice.voice_service}/${voice.voice_gender}/${voice.voice_speaker_id}`

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(voicePath = PATH) {
  const runtime = createRuntime({ client: createFakeClient({}), storage: null, user: null })
  return render(
    <VoiceProvider runtime={runtime}>
      <TakenOverPlayer voicePath={voicePath} snippetId={null} server="https://voices.example" />
    </VoiceProvider>,
  )
}

it('shows that the voice is on its way, and then its player', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ voice }))
  show()
  expect(screen.getByLabelText('Loading the voice')).toBeTruthy()
  const text = await screen.findByRole('textbox', { name: 'Text to be spoken' })
  expect((text as HTMLTextAreaElement).value).toBe(voice.voice_sample_text)
  expect(screen.getByText('Not voted yet')).toBeTruthy()
})

it('offers another try when the voice could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fetched.mockImplementation(async () => Response.json({ voice }))
  retry.click()
  expect(await screen.findByRole('textbox', { name: 'Text to be spoken' })).toBeTruthy()
})

it('says that there is no such voice', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }))
  show()
  expect(await screen.findByText('Voice not found')).toBeTruthy()
})
