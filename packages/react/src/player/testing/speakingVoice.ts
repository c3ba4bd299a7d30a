import type { SpeechResponse, Voice } from '@voice-rankings/contract'
import { marksFixture, speechResponseFixture, toneUrl, voiceFixture } from '@voice-rankings/testkit'

const TEXT =
  "Hello, and welcome. I'm your personal voice assistant, ready to read, to explain, and to keep you company. Tell me what you would like to hear."

/** Voice with a playable sample: a tone with the length of its marks. */
export function speakingVoice(overrides: Partial<Voice> = {}, durationMs = 11_600): Voice {
  const text = overrides.voice_sample_text ?? TEXT
  return voiceFixture({
    voice_name: 'Clara',
    voice_sample_text: text,
    voice_sample_url: toneUrl({ durationMs, sampleRate: 8000, amplitude: 0.1 }),
    voice_sample_duration: durationMs,
    voice_sample_word_times: marksFixture(text, durationMs),
    ...overrides,
  })
}

/** Server response with playable audio, a quarter of a second per word. */
export function audibleAnswer(text: string, overrides: Partial<SpeechResponse> = {}): SpeechResponse {
  const durationMs = text.split(/\s+/).length * 250
  return speechResponseFixture(text, {
    voice_snippet_audio_url: toneUrl({ durationMs, sampleRate: 8000, frequencyHz: 180, amplitude: 0.1 }),
    ...overrides,
  })
}
