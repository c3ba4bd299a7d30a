import { createVoiceScales, labelVoice } from '@voice-rankings/analysis'
import { isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { attributeColumns, voices } from '../../kernel/database/schema.ts'

/** Columns from which a voice is labelled, and its labels. */
const COLUMNS = {
  voice_id: voices.voice_id,
  voice_gender: voices.voice_gender,
  voice_language_codes: voices.voice_language_codes,
  listed: voices.listed,
  voice_traits: voices.voice_traits,
  voice_categories: voices.voice_categories,
  ...attributeColumns,
}

/** Rows per statement, so that none occupies the embedded database for long. */
const BATCH = 500

/**
 * Names the traits and uses of the measured voices by the percentiles of those that are listed, and stores those that
 * changed: call it after any change of measurements or of the list. Designed voices get labels without being compared
 * with. With `only`, the other voices keep their labels.
 */
export async function labelCatalogue({ queries }: Pick<Database, 'queries'>, only?: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    // Labels of an earlier state must not overwrite those of a later one.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('voice labels'))`)
    const measured = await transaction.select(COLUMNS).from(voices).where(isNotNull(voices.voice_energy))
    const scaleOf = createVoiceScales(measured.filter(({ listed }) => listed))
    const changed = measured.flatMap((voice) => {
      if (only !== undefined && voice.voice_id !== only) return []
      const { voice_id, voice_traits, voice_categories } = voice
      const labels = labelVoice(voice, scaleOf(voice))
      const isSame = isEqual(labels.voice_traits, voice_traits) && isEqual(labels.voice_categories, voice_categories)
      return isSame ? [] : [{ voice_id, ...labels }]
    })
    for (let at = 0; at < changed.length; at += BATCH) {
      await transaction.execute(sql`
        UPDATE ${voices} SET
          voice_traits = ARRAY(SELECT jsonb_array_elements_text(label -> 'voice_traits')),
          voice_categories = ARRAY(SELECT jsonb_array_elements_text(label -> 'voice_categories'))
        FROM jsonb_array_elements(${JSON.stringify(changed.slice(at, at + BATCH))}::jsonb) AS label
        WHERE voice_id = label ->> 'voice_id'`)
    }
  })
}

const isEqual = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
