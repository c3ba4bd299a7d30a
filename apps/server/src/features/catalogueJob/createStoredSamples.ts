import { sampleKey } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples, type VoiceRow } from '../../kernel/database/schema.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { primaryOf } from '../speech/primaryOf.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { VoiceSample } from '../speech/engine.ts'

/** Number of samples that stand for the same audio again; what the alignment keeps of each takes half a megabyte. */
const MAX_SAMPLES = 32

/** A voice whose sample may be stored. */
type SampledVoice = Pick<
  VoiceRow,
  'voice_id' | 'voice_service' | 'voice_speaker_id' | 'voice_language_codes' | 'sample_source' | 'measured_stamp'
>

/** Stored samples of the catalogue. */
export interface StoredSamples {
  /** Sample of a voice in a language; undefined without one whose text is known. */
  of(voice: SampledVoice, languageCode: string): VoiceSample | undefined
}

/** Creates the access to stored samples, which are loaded when they are needed. */
export function createStoredSamples({
  database: { queries },
  store,
  mastering,
}: {
  readonly database: Pick<Database, 'queries'>
  readonly store: Pick<ObjectStore, 'get'>
  readonly mastering: Pick<Mastering, 'decode'>
}): StoredSamples {
  const recent = new Map<string, VoiceSample>()

  function sampleOf({ voice_id, voice_service, voice_speaker_id }: SampledVoice): VoiceSample {
    return {
      async load() {
        const [row] = await queries
          .select({ text: samples.voice_sample_text })
          .from(samples)
          .where(eq(samples.voice_id, voice_id))
        const file = await store.get(sampleKey(voice_service, voice_speaker_id))
        if (!row || !file) throw new Error(`The sample of ${voice_id} is missing.`)
        return { text: row.text, audio: await mastering.decode(file) }
      },
    }
  }

  return {
    of(voice, languageCode) {
      const {
        voice_id,
        voice_language_codes: [spoken = ''],
        sample_source,
        measured_stamp,
      } = voice
      if (sample_source !== 'sample' || primaryOf(spoken) !== primaryOf(languageCode)) return undefined
      const key = `${voice_id} ${measured_stamp}`
      const sample = recent.get(key) ?? sampleOf(voice)
      // Re-inserted at the end: the first entry is the oldest.
      recent.delete(key)
      recent.set(key, sample)
      const [oldest] = recent.keys()
      if (recent.size > MAX_SAMPLES && oldest !== undefined) recent.delete(oldest)
      return sample
    },
  }
}
