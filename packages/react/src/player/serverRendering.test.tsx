import { act } from '@testing-library/react'
import { createClient } from '@voice-rankings/sdk'
import { marksFixture, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { setupVoice } from '../testing/renderVoice.tsx'
import { SampleButton } from './sample/SampleButton.tsx'
import { VoicePlayer } from './VoicePlayer.tsx'
import { Waveform } from './visualizers/Waveform.tsx'

afterEach(() => vi.restoreAllMocks())

const allowances = [{ name: 'hold-device', limit: 5, remaining: 2, windowMs: 86_400_000, resetsAt: null }]
const voice = voiceFixture({ voice_sample_peaks: [] })
const page = (runtime: ReturnType<typeof createRuntime>) => (
  <StrictMode>
    <VoiceProvider runtime={runtime} theme="auto">
      <SampleButton voice={voice} />
      <Waveform peaks={[10, 20, 30]} gender="female" />
      <VoicePlayer voice={voice} snippet={spokenSnippetFixture({ voice_snippet_peaks: [] })} />
    </VoiceProvider>
    <VoicePlayer src="/owl.mp3" marks={marksFixture('The owl slept.', 900)} title="The owl" variant="compact" />
  </StrictMode>
)

it('the player renders words, waveform and quota on the server and hydrates without errors', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = renderToString(page(createRuntime({ storage: null, client: createClient({ allowances }) })))
  expect(html).toContain('The north wind and the sun')
  expect(html).toContain('<path')
  expect(html).toContain('The owl slept.')
  expect(html).toContain('2 of 5 left today')

  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  // Stored preferences differ from those the server could know.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { runtime, audio } = setupVoice({ allowances, stored: { preferred_visualizer: 'blob' } })
  const roots: ReturnType<typeof hydrateRoot>[] = []
  await act(async () => {
    roots.push(hydrateRoot(container, page(runtime), { onRecoverableError: (error) => complaints(error) }))
  })
  expect(complaints).not.toHaveBeenCalled()
  // Lazy chunks would otherwise load after the end of the test.
  await act(
    async () =>
      void (await Promise.all([import('./visualizers/CanvasVisualizer.tsx'), import('./words/readingAlong.ts')])),
  )
  await act(async () => void (await import('./words/WordSpans.tsx')))
  expect(container.querySelector('canvas')).not.toBeNull()
  expect(audio).toEqual([])
  act(() => roots[0]?.unmount())
})
