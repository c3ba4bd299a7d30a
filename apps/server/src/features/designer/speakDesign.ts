import { DESIGNED_MODEL, designLanguage, type VoiceDesign } from '@voice-rankings/contract'
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

/** Speaks a text with a design and measures the speech. Rejects with a `SpeechError`. */
export async function speakDesign(
  { speech: service, mastering }: SpeakingServices,
  design: VoiceDesign,
  text: string,
  options: RunOptions,
): Promise<{ speech: Speech; mastered: Mastered; profile: VoiceProfile }> {
  const job = { text, speakerId: `${DESIGNED_MODEL}--preview`, providerVoiceId: designId(design), ...options }
  const speech = await service.synthesize(design.design_engine, job)
  const mastered = await mastering.master(speech, { text, language: designLanguage(design) }, options)
  if (!mastered.measured) throw new Error('The measurements are missing.')
  return { speech, mastered, profile: mastered.measured.profile }
}
