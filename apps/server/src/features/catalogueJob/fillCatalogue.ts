import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import type { CatalogueVoice } from '../catalogue/catalogueVoice.ts'
import { normaliseName } from '../voices/normaliseName.ts'
import { localesOf } from './localesOf.ts'

/** A catalogue voice to be listed, with its provider's host and its passage. */
export interface ListedVoice {
  readonly voice: CatalogueVoice
  readonly host: string
  readonly passage: string
}

/** Rows per statement, limited by the number of parameters. */
const BATCH = 500

/** Synchronizes the table of voices, in the given order: adds new ones and hides those no longer offered. */
export async function fillCatalogue({ queries }: Database, listed: readonly ListedVoice[]): Promise<void> {
  const rows = listed.map(({ voice, host }, position) => ({
    voice_id: voiceId(voice),
    voice_name: voice.voice_name,
    search_name: normaliseName(voice.voice_name),
    voice_service: voice.voice_service,
    voice_service_alias: host,
    voice_gender: voice.voice_gender,
    voice_speaker_id: voice.voice_speaker_id,
    voice_instructions: voice.voice_instructions,
    voice_language_codes: [...voice.voice_language_codes],
    ...localesOf(voice.voice_language_codes),
    position,
    listed: true,
  }))
  await queries.transaction(async (transaction) => {
    await transaction.update(voices).set({ listed: false })
    for (let at = 0; at < rows.length; at += BATCH) {
      await transaction
        .insert(voices)
        .values(rows.slice(at, at + BATCH))
        .onConflictDoUpdate({
          target: voices.voice_id,
          set: Object.fromEntries(REFRESHED.map((name) => [name, sql.raw(`excluded."${name}"`)])),
        })
    }
  })
}

const REFRESHED = [
  'voice_name',
  'search_name',
  'voice_service_alias',
  'voice_gender',
  'voice_instructions',
  'voice_language_codes',
  'language_keys',
  'country_codes',
  'position',
  'listed',
] as const satisfies (keyof typeof voices.$inferInsert)[]

/** Voice id: `{voice_service}-{voice_speaker_id}`. */
export function voiceId(voice: Pick<CatalogueVoice, 'voice_service' | 'voice_speaker_id'>): string {
  return `${voice.voice_service}-${voice.voice_speaker_id}`
}
