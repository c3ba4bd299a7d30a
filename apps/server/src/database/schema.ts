import type { Gender, SpeechMark, TimingSource, VoiceAttribute } from '@voice-rankings/contract'
import type { Voiceprint } from '@voice-rankings/analysis'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** The catalogue: every voice an engine has listed, with what was measured of its sample. Indexes by name are in SQL. */
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

    voice_sample_text: text().notNull(),
    /** What the sample was made from; null until there is one. Another value means that it is out of date. */
    measured_stamp: text(),
    measured_at: timestamp({ withTimezone: true }),
    /** Why the last attempt to speak the sample failed. */
    failure: text(),
    voice_pitch_hz: doublePrecision(),
    voice_words_per_minute: doublePrecision(),
    voice_intensity: doublePrecision(),
    voice_vocal_fry: doublePrecision(),
    voice_energy: doublePrecision(),
    voice_lufs: doublePrecision(),
    voiceprint: jsonb().$type<Voiceprint>(),
    voice_summary: text(),
    voice_attributes_summary: jsonb().$type<VoiceAttribute[]>().notNull().default([]),
    voice_detail_breakdown: text().array().notNull().default([]),
    voice_best_for_description: text().array().notNull().default([]),
    voice_categories: text().array().notNull().default([]),
    voice_sample_word_times: jsonb().$type<SpeechMark[]>().notNull().default([]),
    voice_sample_duration: doublePrecision(),
    voice_sample_peaks: smallint().array().notNull().default([]),
  },
  (table) => [
    index('voices_position').on(table.position),
    index('voices_pitch').on(table.voice_pitch_hz),
    index('voices_wpm').on(table.voice_words_per_minute),
    index('voices_intensity').on(table.voice_intensity),
    index('voices_fry').on(table.voice_vocal_fry),
    index('voices_energy').on(table.voice_energy),
    index('voices_languages').using('gin', table.language_keys),
  ],
)

/** Everything that was spoken on request, once for each text, voice and setting. */
export const snippets = pgTable('snippets', {
  voice_snippet_id: text().primaryKey(),
  /** Hash of all that decides how it sounds: see `dedupeKey`. */
  dedupe_key: text().notNull().unique(),
  voice_id: text()
    .notNull()
    .references(() => voices.voice_id),
  voice_snippet_text: text().notNull(),
  voice_snippet_timestamps: jsonb().$type<SpeechMark[]>().notNull(),
  /** Milliseconds, as the server measured it. */
  measured_duration: doublePrecision().notNull(),
  /** Milliseconds, as a player reported it; before that, as measured. */
  voice_snippet_duration: doublePrecision().notNull(),
  voice_snippet_peaks: smallint().array().notNull(),
  timing_source: text().$type<TimingSource>().notNull(),
  shared: boolean().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export type VoiceRow = typeof voices.$inferSelect
export type SnippetRow = typeof snippets.$inferSelect
