import { and, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'
import type { Catalogue, ListedVoice } from './listCatalogue.ts'
import { localesOf } from './localesOf.ts'

/** Rows per statement, limited by the number of parameters. */
const BATCH = 500

/**
 * Synchronizes the table of voices, in the given order: adds new ones and hides those no longer offered. Voices of a
 * service that could not be listed stay as they are, and so does what was measured.
 */
export async function fillCatalogue({ queries }: Database, { voices: listed, failed }: Catalogue): Promise<void> {
  const rows = listed.map(({ service, host, timings, voice, price, planned }, position) => ({
    voice_id: voiceId({ service, voice }),
    voice_name: voice.name,
    search_name: normaliseName(voice.name),
    voice_service: service,
    voice_service_alias: host,
    voice_gender: voice.gender ?? ('unknown' as const),
    gender_source: voice.gender ? ('stated' as const) : null,
    voice_speaker_id: voice.speakerId,
    provider_voice_id: voice.providerVoiceId ?? voice.speakerId,
    voice_instructions: voice.instructions ?? null,
    voice_language_codes: [...voice.languageCodes],
    ...localesOf(voice.languageCodes),
    price,
    timing_source: timings,
    planned_source: planned,
    licence: voice.licence ?? null,
    position,
    listed: true,
  }))
  await queries.transaction(async (transaction) => {
    await transaction
      .update(voices)
      .set({ listed: false })
      .where(and(notInArray(voices.voice_service, [...failed])))
    for (let at = 0; at < rows.length; at += BATCH) {
      await transaction
        .insert(voices)
        .values(rows.slice(at, at + BATCH))
        .onConflictDoUpdate({
          target: voices.voice_id,
          set: {
            ...Object.fromEntries(REFRESHED.map((name) => [name, sql.raw(`excluded."${name}"`)])),
            ...MEASURED_GENDER,
          },
        })
    }
  })
}

const REFRESHED = [
  'voice_name',
  'search_name',
  'voice_service_alias',
  'provider_voice_id',
  'voice_instructions',
  'voice_language_codes',
  'language_keys',
  'country_codes',
  'price',
  'licence',
  'timing_source',
  'planned_source',
  'position',
  'listed',
] as const satisfies (keyof typeof voices.$inferInsert)[]

/** A measured gender is kept until the provider states one. */
const MEASURED_GENDER = {
  voice_gender: sql`CASE WHEN excluded.gender_source IS NULL THEN ${voices.voice_gender} ELSE excluded.voice_gender END`,
  gender_source: sql`coalesce(excluded.gender_source, ${voices.gender_source})`,
}

/** Voice id: `{voice_service}-{voice_speaker_id}`. */
export function voiceId({ service, voice }: Pick<ListedVoice, 'service' | 'voice'>): string {
  return `${service}-${voice.speakerId}`
}
