import type { Gender } from '@voice-rankings/contract'
import type { PhoneSpan, Speech, SpeechEngine, SpeechJob } from '../speech/engine.ts'
import { primaryOf } from '../speech/primaryOf.ts'
import type { ReferencePhone } from './alignJob.ts'
import type { TextPart } from './splitText.ts'

/** A voice of an engine that reports its phones. */
export interface ReferenceVoice {
  readonly engine: SpeechEngine
  readonly job: Pick<SpeechJob, 'speakerId' | 'languageCode'>
}

/** The engine whose words are nearest to those of people and of other engines; `npm run accuracy -- words`. */
const BEST_REFERENCE = 'espeak'

/** Pitch in Hz below which a voice is like a man's whatever is stated, above which like a woman's, and between them. */
const PITCH = { low: 125, high: 190, middle: 160 }

/**
 * Gender of the reference for a voice of a median pitch in Hz; null for none. A reference of the other gender sounds too
 * different: the text seems to be another.
 */
export function referenceGender(pitchHz: number | null, stated: Gender | undefined): Gender | undefined {
  if (pitchHz === null) return stated
  if (pitchHz < PITCH.low) return 'male'
  if (pitchHz > PITCH.high) return 'female'
  if (stated === 'female' || stated === 'male') return stated
  return pitchHz < PITCH.middle ? 'male' : 'female'
}

/** Voices of the engines for a language, one per engine and eSpeak's first, if possible of the same gender. */
export async function referenceVoices(
  engines: readonly SpeechEngine[],
  languageCode: string,
  gender: Gender | undefined,
): Promise<ReferenceVoice[]> {
  const language = primaryOf(languageCode)
  const found: ReferenceVoice[] = []
  for (const engine of engines.toSorted((a, b) => Number(b.id === BEST_REFERENCE) - Number(a.id === BEST_REFERENCE))) {
    if (engine.capabilities.timings !== 'native' || engine.status() === 'missing') continue
    const { voices } = await engine.listVoices()
    const speakers = voices.filter(({ languageCodes }) => languageCodes.some((code) => primaryOf(code) === language))
    const speakerId = (speakers.find((voice) => voice.gender === gender) ?? speakers[0])?.speakerId
    if (speakerId !== undefined) found.push({ engine, job: { speakerId, languageCode } })
  }
  return found
}

/** Phones of spoken audio with the tokens of the text that they belong to. */
export function phonesOfTokens(part: TextPart, { phones = [] }: Pick<Speech, 'phones'>): ReferencePhone[] {
  return phones.map(({ ipa, offset, start, end }: PhoneSpan) => ({
    name: ipa.replaceAll(STRESS, ''),
    token:
      part.firstToken +
      Math.max(
        0,
        part.offsets.findLastIndex((own) => own <= offset),
      ),
    start,
    end,
  }))
}

const STRESS = /[ˈˌ]/gu
