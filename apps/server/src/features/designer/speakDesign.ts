import { DESIGNED_MODEL, designBases, type VoiceDesign } from '@voice-rankings/contract'
import type { VoiceProfile } from '@voice-rankings/analysis'
import type { RunOptions } from '../../kernel/workers/createPool.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { Mastered } from '../mastering/masteringJob.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import type { Speech } from '../speech/engine.ts'
import { designId } from '../speech/readDesign.ts'

export interface SpeakingServices {
  readonly speech: SpeechService
  readonly mastering: Pick<Mastering, 'master'>
}

/** Language of a design, BCP 47. */
export const languageOfDesign = ({ design_engine: engine, design_base: base }: VoiceDesign): string =>
  designBases(engine).find(({ id }) => id === base)?.languageCode ?? 'en-US'

/** Speaks a text with a design and measures the speech. Rejects with a `SpeechError`. */
export async function speakDesign(
  { speech: service, mastering }: SpeakingServices,
  design: VoiceDesign,
  text: string,
  options: RunOptions,
): Promise<{ speech: Speech; mastered: Mastered; profile: VoiceProfile }> {
  const job = { text, speakerId: `${DESIGNED_MODEL}--preview`, providerVoiceId: designId(design), ...options }
  const speech = await service.synthesize(design.design_engine, job)
  const mastered = await mastering.master(speech, { text, language: languageOfDesign(design) }, options)
  if (!mastered.measured) throw new Error('The measurements are missing.')
  return { speech, mastered, profile: mastered.measured.profile }
}
