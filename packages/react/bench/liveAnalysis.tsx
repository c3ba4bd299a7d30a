import { encodeWav, marksFixture, peaksFixture, tone, voiceFixture } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { AnalysisPanel } from '../src/analysis/index.ts'
import { VoicePlayer } from '../src/player/index.ts'
import { createRuntime, VoiceProvider } from '../src/runtime/index.ts'

const SAMPLE_RATE = 44_100
const TEXT = 'one two three four five six seven eight nine ten'

/** Renders a page with a voice's player and the analysis of its sample of the given length. */
export function showPage(durationMs: number): void {
  const samples = tone({ frequencyHz: 180, durationMs, sampleRate: SAMPLE_RATE, amplitude: 0.05 })
  const voice = voiceFixture({
    voice_sample_url: URL.createObjectURL(new Blob([encodeWav(samples, SAMPLE_RATE)], { type: 'audio/wav' })),
    voice_sample_duration: durationMs,
    voice_sample_text: TEXT,
    voice_sample_word_times: marksFixture(TEXT, durationMs),
    voice_sample_peaks: peaksFixture(),
  })
  const host = document.body.appendChild(document.createElement('main'))
  createRoot(host).render(
    <VoiceProvider runtime={createRuntime({ storage: null, user: null })}>
      <VoicePlayer voice={voice} rated={false} />
      <AnalysisPanel voice={voice} />
    </VoiceProvider>,
  )
}
