import { sql } from 'drizzle-orm'
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  attributeRecord,
  type Gender,
  type SpeechMark,
  type TimingSource,
  type VoiceAttribute,
} from '@voice-rankings/contract'
import type { Voiceprint } from '@voice-rankings/analysis'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * The catalogue: every voice an engine has listed, with what it is found, narrowed and ordered by. A search may read all
 * of it, so what only a voice's page shows is in `samples`. The index for name search is in SQL.
 */
export const voices = pgTable(
  'voices',
  {
    voice_id: text().primaryKey(),
    voice_name: text().notNull(),
    /** The name as it is searched: see `normaliseName`. */
    search_name: text().notNull(),
    voice_service: text().notNull(),
    voice_service_alias: text().notNull(),
    voice_gender: text().$type<Gender>().notNull(),
    voice_speaker_id: text().notNull(),
    voice_instructions: text(),
    voice_language_codes: text().array().notNull(),
    /** What `languageCode` may say to find the voice, in lower case: its locales and their languages. */
    language_keys: text().array().notNull(),
    /** Countries of its locales, ISO 3166 in upper case. */
    country_codes: text().array().notNull(),
    /** Where it stands in the catalogue when nothing else orders it. */
    position: integer().notNull(),
    /** False while its engine does not offer it: then nobody sees it. */
    listed: boolean().notNull().default(true),
    /** What the sample was made from; null until there is one. Another value means that it is out of date. */
    measured_stamp: text(),
    measured_at: timestamp({ withTimezone: true }),
    /** Why the last attempt to speak the sample failed. */
    failure: text(),
    ...attributeRecord('field', () => doublePrecision()),
    voice_categories: text().array().notNull().default([]),
  },
  (table) => [
    // Voices without a sample come last.
    index('voices_position').on(sql`(${table.measured_stamp} IS NULL)`, table.position, table.voice_id),
    ...ATTRIBUTE_NAMES.map((name) => index(`voices_${ATTRIBUTES[name].sort}`).on(table[ATTRIBUTES[name].field])),
    index('voices_languages').using('gin', table.language_keys),
  ],
)

/** The columns of `voices` that hold what was measured. */
export const attributeColumns = attributeRecord('field', (name) => voices[ATTRIBUTES[name].field])

/** What came of a voice speaking its passage; there is none before it has. */
export const samples = pgTable('samples', {
  voice_id: text()
    .primaryKey()
    .references(() => voices.voice_id),
  voice_sample_text: text().notNull(),
  voice_sample_word_times: jsonb().$type<SpeechMark[]>().notNull(),
  voice_sample_duration: doublePrecision().notNull(),
  voice_sample_peaks: smallint().array().notNull(),
  voice_lufs: doublePrecision(),
  voiceprint: jsonb().$type<Voiceprint>().notNull(),
  voice_summary: text().notNull(),
  voice_attributes_summary: jsonb().$type<VoiceAttribute[]>().notNull(),
  voice_detail_breakdown: text().array().notNull(),
  voice_best_for_description: text().array().notNull(),
})

/** Exactly what has been generated, so that nothing else can be uploaded in its place. */
export interface AwaitedUpload {
  readonly bytes: number
  /** SHA-256 in base64url. */
  readonly sha256: string
}

/**
 * Everything that was spoken on request, once for each text, voice and setting: among all that is shared, and for each
 * owner among what is not.
 */
export const snippets = pgTable(
  'snippets',
  {
    voice_snippet_id: text().primaryKey(),
    /** Hash of all that decides how it sounds and who may find it: see `dedupeKey`. */
    dedupe_key: text().notNull().unique(),
    voice_id: text()
      .notNull()
      .references(() => voices.voice_id),
    voice_snippet_text: text().notNull(),
    /** Hash of the text: the same text by several voices is one snippet with variants. See `textKey`. */
    text_key: text().notNull(),
    voice_snippet_timestamps: jsonb().$type<SpeechMark[]>().notNull(),
    /** Milliseconds, as the server measured it. */
    measured_duration: doublePrecision().notNull(),
    /** Milliseconds, as a player reported it; before that, as measured. */
    voice_snippet_duration: doublePrecision().notNull(),
    voice_snippet_peaks: smallint().array().notNull(),
    timing_source: text().$type<TimingSource>().notNull(),
    /** The audio that whoever asked is to upload; null once it is stored. */
    awaited_upload: jsonb().$type<AwaitedUpload>(),
    /** An operator keeps it from everybody but its owners: the last of `snippet_decisions` says so, and why. */
    hidden: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('snippets_text').on(table.text_key)],
)

/**
 * Who asked for a snippet: several, when they asked for the same one. It is public while any of them shares it; after
 * that only they can hear it.
 */
export const snippetOwners = pgTable(
  'snippet_owners',
  {
    voice_snippet_id: text()
      .notNull()
      .references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
    /** The `key` of an identity: of a user, or of a visitor's device. */
    owner_key: text().notNull(),
    shared: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.voice_snippet_id, table.owner_key] }),
    index('snippet_owners_owner').on(table.owner_key, table.created_at),
  ],
)

/** Why a snippet was hidden from others or shown to them again, by an operator. The last decision is what `hidden` says. */
export const snippetDecisions = pgTable(
  'snippet_decisions',
  {
    decision_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    voice_snippet_id: text()
      .notNull()
      .references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
    hidden: boolean().notNull(),
    reason: text().notNull(),
    decided_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('snippet_decisions_snippet').on(table.voice_snippet_id)],
)

export type VoiceRow = typeof voices.$inferSelect
export type SampleRow = typeof samples.$inferSelect
export type SnippetRow = typeof snippets.$inferSelect
