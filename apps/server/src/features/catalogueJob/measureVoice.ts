import { createHash } from 'node:crypto'
import { ATTRIBUTES, attributeRecord, type Gender, sampleKey } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import { voiceId } from './fillCatalogue.ts'
import type { ListedVoice } from './listCatalogue.ts'

/** Increase it when samples or measurements are made differently: all voices are then measured again. */
const MEASUREMENT_REVISION = 2

/** Hash of the inputs of a voice's sample and measurements; a different stamp means that they are out of date. */
export function measurementStamp({ voice, passage }: ListedVoice): string {
  const made = JSON.stringify([MEASUREMENT_REVISION, passage, voice.languageCodes[0], voice.parameters])
  return createHash('sha256').update(made).digest('hex').slice(0, 16)
}

export interface MeasuringServices {
  readonly database: Database
  readonly store: ObjectStore
  readonly speech: SpeechService
  readonly mastering: Mastering
}

/** Generates a voice's passage, measures it, and stores the sample and everything derived from the measurements. */
export async function measureVoice(
  { database, store, speech, mastering }: MeasuringServices,
  listed: ListedVoice,
  signal: AbortSignal,
): Promise<void> {
  const { service, voice, passage } = listed
  const { speakerId, providerVoiceId, languageCodes } = voice
  if (passage === null) throw new Error('Its language has no passage.')
  const [language = ''] = languageCodes
  const options = { signal, client: 'catalogue' }
  const job = { text: passage, speakerId, providerVoiceId, languageCode: language, ...options }
  const spoken = await speech.synthesize(service, job)
  const { mp3, peaks, melody, durationMs, measured } = await mastering.master(
    spoken,
    { text: passage, language },
    options,
  )
  if (!measured) throw new Error('The measurements are missing.')
  const { profile, description } = measured
  await store.put(sampleKey(service, speakerId), mp3)
  const { voice_categories, ...texts } = description
  const sample = {
    ...texts,
    voice_sample_text: passage,
    voice_sample_word_times: spoken.marks,
    voice_sample_duration: durationMs,
    voice_sample_peaks: peaks,
    voice_sample_melody: melody,
    voice_lufs: Number.isFinite(profile.lufs) ? profile.lufs : null,
    voiceprint: profile.voiceprint,
  }
  const voice_id = voiceId(listed)
  await database.queries.transaction(async (transaction) => {
    await transaction
      .insert(samples)
      .values({ voice_id, ...sample })
      .onConflictDoUpdate({ target: samples.voice_id, set: sample })
    await transaction
      .update(voices)
      .set({
        voice_categories,
        ...attributeRecord('field', (name) => profile[ATTRIBUTES[name].measurement]),
        ...measuredGender(voice.gender, profile.pitchHz),
        sample_source: 'sample',
        measured_stamp: measurementStamp(listed),
        measured_at: new Date(),
        failure: null,
      })
      .where(eq(voices.voice_id, voice_id))
  })
}

/** Median pitch from which a voice counts as a woman's, in Hz: halfway between the means of women and men. */
const FEMALE_FROM_HZ = 165

/** Gender of a voice whose provider states none, by its median pitch; unchanged without a pitch. */
function measuredGender(stated: Gender | undefined, pitchHz: number | null) {
  if (stated || pitchHz === null) return {}
  return { voice_gender: pitchHz >= FEMALE_FROM_HZ ? 'female' : 'male', gender_source: 'measured' } as const
}
