import type { Gender } from '@voice-rankings/contract'
import type { PhoneSpan, Speech, SpeechEngine, SpeechJob } from '../speech/engine.ts'
import type { ReferencePhone } from './alignJob.ts'
import type { TextPart } from './splitText.ts'

/** A voice of an engine that reports its phones. */
export interface ReferenceVoice {
  readonly engine: SpeechEngine
  readonly job: Pick<SpeechJob, 'speakerId' | 'languageCode'>
}

/** Voices of the engines for a language, one per engine and in their order, if possible of the same gender. */
export async function referenceVoices(
  engines: readonly SpeechEngine[],
  languageCode: string,
  gender: Gender | undefined,
): Promise<ReferenceVoice[]> {
  const language = languageOf(languageCode)
  const found: ReferenceVoice[] = []
  for (const engine of engines) {
    if (engine.capabilities.timings !== 'native' || engine.status() === 'missing') continue
    const { voices } = await engine.listVoices()
    const speakers = voices.filter(({ languageCodes }) => languageCodes.some((code) => languageOf(code) === language))
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

const languageOf = (code: string): string => code.split('-', 1)[0]?.toLowerCase() ?? ''
