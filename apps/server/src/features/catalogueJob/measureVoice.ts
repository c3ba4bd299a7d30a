import { createHash } from 'node:crypto'
import { type SampleSource, sampleKey } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import { type CheckingServices, checkTimes } from './checkTimes.ts'
import { voiceId } from './fillCatalogue.ts'
import type { ListedVoice } from './listCatalogue.ts'
import { loadPreview, type OperatorAddresses, speakPassage } from './recording.ts'
import { storeMeasurement } from './storeMeasurement.ts'

/** Increase it when samples or measurements are made differently: all voices are then measured again. */
export const MEASUREMENT_REVISION = 3

/** Hash of the inputs of a voice's sample and measurements; a different stamp means that they are out of date. */
export function measurementStamp({ voice, passage }: ListedVoice, source: SampleSource): string {
  const { languageCodes, parameters, previewUrl } = voice
  const inputs = source === 'preview' ? [previewUrl] : [passage, languageCodes[0], parameters]
  const made = JSON.stringify([MEASUREMENT_REVISION, ...inputs])
  return createHash('sha256').update(made).digest('hex').slice(0, 16)
}

export interface MeasuringServices extends CheckingServices {
  readonly database: Database
  readonly store: ObjectStore
  readonly speech: SpeechService
  readonly mastering: Mastering
  readonly config: OperatorAddresses
}

/** Makes the recording of a voice, measures it, and stores it as the sample with everything derived from it. */
export async function measureVoice(
  services: MeasuringServices,
  listed: ListedVoice,
  source: SampleSource,
  signal: AbortSignal,
): Promise<void> {
  const { database, store, speech, mastering } = services
  const options = { signal, client: 'catalogue' }
  const recording =
    source === 'preview' ? await loadPreview(services, listed, options) : await speakPassage(speech, listed, options)
  const { text } = recording
  const { audio, marks } = recording.speech
  const language = listed.voice.languageCodes[0] ?? ''
  const mastered = await mastering.master({ audio, marks }, { text, language }, options)
  await store.put(sampleKey(listed.service, listed.voice.speakerId), mastered.mp3)
  await storeMeasurement(database, voiceId(listed), {
    mastered,
    source,
    sample: { text, marks },
    stamp: measurementStamp(listed, source),
    timingOffsetMs: await checkTimes(services, listed, recording, options),
  })
}
