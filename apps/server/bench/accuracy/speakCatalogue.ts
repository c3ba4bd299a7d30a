import { voiceProfile, voiceTrack } from '@voice-rankings/analysis'
import type { CatalogueVoice } from '../../src/features/catalogue/catalogueVoice.ts'
import { createEngines } from '../../src/features/catalogue/createEngines.ts'
import { espeakVoice } from '../../src/features/catalogue/espeakVoice.ts'
import { passageFor } from '../../src/features/catalogue/passages.ts'
import { VOICES } from '../../src/features/catalogue/voices.ts'
import { createSpeech, type SpeechService } from '../../src/features/speech/createSpeech.ts'
import { OTHER_TEXTS } from './otherTexts.ts'
import type { Spoken } from './row.ts'

/** Whispering voices in further languages, besides the catalogue's own. */
const WHISPERS: readonly CatalogueVoice[] = ['de', 'fr', 'es', 'pl', 'it'].flatMap((language) => [
  espeakVoice('Whisper', 'male', { [language]: language }, { variant: 'whisper' }),
  espeakVoice('Whisper', 'female', { [language]: language }, { variant: 'whisperf' }),
])

/**
 * Generates the sample and another text with every voice of the catalogue and some whispers; reports missing engines.
 */
export async function* speakCatalogue(): AsyncGenerator<Spoken> {
  const voices = [...VOICES, ...WHISPERS]
  const speech = createSpeech({ engines: createEngines({ voices }) })
  try {
    for (const [service, status] of Object.entries(speech.status())) {
      if (status === 'missing') console.error(`The engine ${service} is missing: its voices are not measured.`)
    }
    for (const voice of voices) {
      if (speech.status()[voice.voice_service] !== 'missing') yield await speak(speech, voice)
    }
  } finally {
    await speech.close()
  }
}

async function speak(speech: SpeechService, voice: CatalogueVoice): Promise<Spoken> {
  const language = voice.voice_language_codes[0]
  const { text } = passageFor(language)
  const sample = await samplesOf(speech, voice, text)
  const otherText = WHISPERS.includes(voice) ? undefined : OTHER_TEXTS[language.split('-')[0]!]
  return {
    voiceId: `${voice.voice_service}-${voice.voice_speaker_id}`,
    ...sample,
    text,
    language,
    profile: voiceProfile(sample.samples, sample.rate, sample.marks, text, language),
    track: voiceTrack(sample.samples, sample.rate),
    whispers: voice.voice_service === 'espeak' && voice.parameters.variant?.startsWith('whisper') === true,
    other: otherText === undefined ? undefined : await samplesOf(speech, voice, otherText),
  }
}

async function samplesOf(speech: SpeechService, voice: CatalogueVoice, text: string) {
  const { audio, marks } = await speech.synthesize(voice.voice_service, { text, speakerId: voice.voice_speaker_id })
  return { samples: audio.samples, rate: audio.sampleRate, marks }
}
