import type { Speak, SpokenText } from '@voice-rankings/standin'
import type { SpeechEngine } from '../../engine.ts'

/** Speech of a stand-in by local engines: Flite for English, eSpeak for other languages. The same order is spoken once. */
export function standinSpeech(engines: readonly SpeechEngine[]): Speak {
  const spoken = new Map<string, Promise<SpokenText>>()
  const speak = speakWith(engines)
  return (order) => {
    const key = JSON.stringify(order)
    const known = spoken.get(key) ?? speak(order)
    spoken.set(key, known)
    return known
  }
}

function speakWith(engines: readonly SpeechEngine[]): Speak {
  return async ({ text, gender, languageCode, speed }) => {
    const language = languageCode.split('-', 1)[0] ?? 'en'
    for (const engine of engines) {
      if (engine.capabilities.timings !== 'native') continue
      const { voices } = await engine.listVoices()
      const speakers = voices.filter(({ languageCodes }) => languageCodes.some((code) => code.startsWith(language)))
      const speaker = speakers.find((voice) => voice.gender === gender) ?? speakers[0]
      if (!speaker) continue
      const { audio, marks } = await engine.synthesize({ text, speakerId: speaker.speakerId, languageCode, speed })
      const words = marks.map(({ word, startTime, duration }) => ({
        word,
        startMs: startTime,
        endMs: startTime + duration,
      }))
      return { ...audio, words }
    }
    throw new Error(`No engine here speaks ${languageCode}.`)
  }
}
