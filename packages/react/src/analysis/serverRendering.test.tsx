import { act } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { setupVoice } from '../testing/renderVoice.tsx'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import * as charts from './createChart.ts'

afterEach(() => vi.restoreAllMocks())

const voice = voiceFixture({ voice_sample_url: null })
const page = (runtime: ReturnType<typeof createRuntime>) => (
  <StrictMode>
    <VoiceProvider runtime={runtime}>
      <AnalysisPanel voice={voice} />
    </VoiceProvider>
  </StrictMode>
)

/** Server-rendered HTML for a voice with this sample. */
const html = (url: string | null) =>
  renderToString(
    <VoiceProvider runtime={createRuntime({ storage: null })}>
      <AnalysisPanel voice={{ ...voice, voice_sample_url: url }} />
    </VoiceProvider>,
  )

it('AnalysisPanel renders on the server and hydrates without errors', async () => {
  const chart = { draw: () => {}, area: () => null, destroy: () => {}, toPng: async () => new Blob() }
  vi.spyOn(charts, 'createChart').mockReturnValue(chart)
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const written = renderToString(page(createRuntime({ storage: null })))
  expect(written).toContain('Start Analysis')
  expect(written).toContain('<audio')

  const container = document.createElement('div')
  container.innerHTML = written
  document.body.append(container)
  const onRecoverableError = (error: unknown) => complaints(error)
  await act(async () => {
    hydrateRoot(container, page(setupVoice().runtime), { onRecoverableError })
  })
  expect(complaints).not.toHaveBeenCalled()
})

it('AnalysisPanel requires a voice, and its player does not preload the sample', () => {
  // @ts-expect-error -- without a voice it does not compile
  expect(<AnalysisPanel />).toBeTruthy()
  expect(html(null)).toContain('data-status="idle"')
  expect(html('/a.mp3')).toContain('data-status="idle"')
  expect(html('/a.mp3')).toContain('preload="none" src="/a.mp3"')
  expect(html(null)).not.toContain('src=')
})
