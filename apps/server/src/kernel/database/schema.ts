import { sql } from 'drizzle-orm'
import {
  ATTRIBUTES,
  attributeRecord,
  type SampleSource,
  type SpeechMark,
  type TimingSource,
  type VoiceAttribute,
  type Gender,
  type TraitName,
  type VoiceLicence,
  type VoicePrice,
} from '@voice-rankings/contract'
import type { Voiceprint } from '@voice-rankings/analysis'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * The voice catalogue: columns for searching, filtering and sorting. Servers keep the listed voices in memory (see
 * `createCatalogue`), so data for a voice's page only is in `samples`. The indexes for name search are in SQL.
 */
export const voices = pgTable(
  'voices',
  {
    voice_id: text().primaryKey(),
    voice_name: text().notNull(),
    /** Normalized name for search: see `normaliseName`. */
    search_name: text().notNull(),
    voice_service: text().notNull(),
    voice_service_alias: text().notNull(),
    voice_gender: text().$type<Gender>().notNull(),
    /** Whether the provider stated the gender, or its pitch was measured; null while it is unknown. */
    gender_source: text().$type<'stated' | 'measured'>(),
    voice_speaker_id: text().notNull(),
    /** Id of the voice at its provider. */
    provider_voice_id: text().notNull(),
    voice_instructions: text(),
    voice_language_codes: text().array().notNull(),
    /** Values of `languageCode` that match the voice, in lower case: its locales and their languages. */
    language_keys: text().array().notNull(),
    /** Countries of its locales, ISO 3166 in upper case. */
    country_codes: text().array().notNull(),
    /** Price of its speech; null for a voice that costs nothing. */
    price: jsonb().$type<VoicePrice>(),
    /** Best source of the word times of its speech. */
    timing_source: text().$type<TimingSource>().notNull().default('native'),
    /** Median difference of the stated word starts of its sample from those found in the audio, in ms; null if unknown. */
    timing_offset_ms: integer(),
    /** Licence of its speech; null if its provider states none. */
    licence: jsonb().$type<VoiceLicence>(),
    /** Default sort order in the catalogue. */
    position: integer().notNull(),
    /** False while the engine does not offer the voice: it is then hidden. */
    listed: boolean().notNull().default(true),
    /** Inputs of the sample; null until there is one. A different value means that the sample is out of date. */
    measured_stamp: text(),
    measured_at: timestamp({ withTimezone: true }),
    /** Recording that the server makes to measure it; null for none. */
    planned_source: text().$type<SampleSource>(),
    /** Recording that was measured; null until there is one. */
    sample_source: text().$type<SampleSource>(),
    /** Error of the last attempt to generate the sample. */
    failure: text(),
    ...attributeRecord('field', () => doublePrecision()),
    /** Traits and uses among the listed voices; see `labelCatalogue`. */
    voice_traits: text().array().$type<TraitName[]>().notNull().default([]),
    voice_categories: text().array().notNull().default([]),
    /** Place on the map by sound, without a unit; null until it has one. See `placeBySound`. */
    voice_sound_x: doublePrecision(),
    voice_sound_y: doublePrecision(),
    /** Number of the last change of the row; a trigger sets it. Servers read what changed since their last read. */
    changed: bigint({ mode: 'number' })
      .notNull()
      .default(sql`nextval('voice_changes')`),
  },
  (table) => [index('voices_changed').on(table.changed)],
)

/** Numbers of the changes of voices. */
export const voiceChanges = pgSequence('voice_changes')

/** State of each engine for the operator, as the servers last saw it. */
export const engineStates = pgTable('engine_states', {
  service: text().primaryKey(),
  name: text().notNull(),
  status: text().notNull(),
  /** Reason for a status other than ready. */
  reason: text(),
  /** Time since which the status is as it is. */
  changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Columns of `voices` with the measured attributes. */
export const attributeColumns = attributeRecord('field', (name) => voices[ATTRIBUTES[name].field])

/** Sample of a voice and its measurements; a row exists once the voice has spoken its passage. */
export const samples = pgTable('samples', {
  voice_id: text()
    .primaryKey()
    .references(() => voices.voice_id),
  voice_sample_text: text().notNull(),
  voice_sample_word_times: jsonb().$type<SpeechMark[]>().notNull(),
  voice_sample_duration: doublePrecision().notNull(),
  voice_sample_peaks: smallint().array().notNull(),
  voice_sample_melody: smallint().array().notNull().default([]),
  voice_lufs: doublePrecision(),
  voiceprint: jsonb().$type<Voiceprint>().notNull(),
  voice_summary: text().notNull(),
  voice_attributes_summary: jsonb().$type<VoiceAttribute[]>().notNull(),
  voice_detail_breakdown: text().array().notNull(),
})

/** Size and hash of the generated audio, so that no other file can be uploaded in its place. */
export interface AwaitedUpload {
  readonly bytes: number
  /** SHA-256 in base64url. */
  readonly sha256: string
}

/**
 * Generated speech, deduplicated by text, voice and settings: once among all shared snippets, and once per owner among
 * those that are not shared.
 */
export const snippets = pgTable(
  'snippets',
  {
    voice_snippet_id: text().primaryKey(),
    /** Hash of everything that determines the sound and who may find it: see `dedupeKey`. */
    dedupe_key: text().notNull().unique(),
    voice_id: text()
      .notNull()
      .references(() => voices.voice_id),
    voice_snippet_text: text().notNull(),
    /** Hash of the text; snippets of the same text by several voices are variants of one. See `textKey`. */
    text_key: text().notNull(),
    voice_snippet_timestamps: jsonb().$type<SpeechMark[]>().notNull(),
    /** Duration measured by the server, in ms. */
    measured_duration: doublePrecision().notNull(),
    /** Duration reported by a player, in ms; the measured one until then. */
    voice_snippet_duration: doublePrecision().notNull(),
    voice_snippet_peaks: smallint().array().notNull(),
    voice_snippet_melody: smallint().array().notNull().default([]),
    timing_source: text().$type<TimingSource>().notNull(),
    /** Audio that the client has yet to upload; null once it is stored. */
    awaited_upload: jsonb().$type<AwaitedUpload>(),
    /**
     * True when an operator hides the snippet from everybody but its owners; the last of `snippet_decisions` gives the
     * reason.
     */
    hidden: boolean().notNull().default(false),
    /** Part of the addresses of its private audio: a new value ends all earlier addresses. */
    access_version: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('snippets_text').on(table.text_key)],
)

/**
 * Owners of a snippet: everybody who generated the same one. It is public while any of them shares it, and visible to
 * its owners only otherwise.
 */
export const snippetOwners = pgTable(
  'snippet_owners',
  {
    voice_snippet_id: text()
      .notNull()
      .references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
    /** Key of an identity: a user, or a visitor's device. */
    owner_key: text().notNull(),
    shared: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.voice_snippet_id, table.owner_key] }),
    index('snippet_owners_owner').on(table.owner_key, table.created_at),
  ],
)

/** Decisions of an operator to hide or restore a snippet. `hidden` is that of the last decision. */
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
