import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/**
 * Limits of a lexicon, which is that of an owner or of one long text: its entries, and UTF-16 code units of the fields of an
 * entry and of an imported file.
 */
export const LEXICON_LIMITS = {
  entries: 1000,
  term: 100,
  respelling: 200,
  ipa: 200,
  language: 35,
  file: 500_000,
} as const

/** A correction of the pronunciation of a term: `respelling`, `ipa` or both say how it is spoken. */
export const LexiconEntry = object({
  lexicon_entry_id: v.string(),
  term: v.string(),
  respelling: v.nullable(v.string()),
  ipa: v.nullable(v.string()),
  language_code: v.nullable(v.string()),
  voice_id: v.nullable(v.string()),
  case_sensitive: v.boolean(),
  whole_word: v.boolean(),
})
export type LexiconEntry = v.InferOutput<typeof LexiconEntry>

/** Text on one line in normal form (NFC), with single spaces. */
const line = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
        .trim(),
    ),
    v.maxLength(limit, `Write at most ${limit} characters.`),
  )

/** The same, or null for an empty text. */
const optionalLine = (limit: number, pattern: RegExp, message: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        line(limit),
        v.check((text) => text === '' || pattern.test(text), message),
        v.transform((text) => text || null),
      ),
    ),
    null,
  )

const LETTER = /[\p{L}\p{N}]/u

/** Letters, marks and modifiers of the International Phonetic Alphabet: no capitals, digits or signs of X-SAMPA. */
const IPA = /^(?=.*\p{L})[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Sk} .|‖‿]+$/u

/** The parts of an entry that its owner writes: a respelling, IPA, or both. An empty text is the same as null. */
export const LexiconEntryFields = object({
  term: v.pipe(line(LEXICON_LIMITS.term), v.regex(LETTER, 'Write a term.')),
  respelling: optionalLine(LEXICON_LIMITS.respelling, LETTER, 'Write a respelling with a letter or a digit.'),
  ipa: optionalLine(LEXICON_LIMITS.ipa, IPA, 'Write symbols of the International Phonetic Alphabet.'),
  language_code: optionalLine(
    LEXICON_LIMITS.language,
    /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i,
    'Write a code such as en or en-GB.',
  ),
  voice_id: v.optional(v.nullable(v.string()), null),
  case_sensitive: v.optional(v.boolean(), false),
  whole_word: v.optional(v.boolean(), true),
})
export type LexiconEntryFields = v.InferOutput<typeof LexiconEntryFields>

/** The long text of the caller whose lexicon is meant. Default: the caller's own lexicon, which is for all texts. */
const ofWork = { work_id: v.optional(v.string()) }

/**
 * Lists the caller's entries, by term; with `work_id`, those of one long text, which come before the caller's own in it. The
 * entries of a visitor belong to the device.
 */
export const listLexicon = endpoint({
  method: 'GET',
  path: '/api/v1/lexicon/list',
  query: object(ofWork),
  response: object({ entries: v.array(LexiconEntry) }),
  errors: ['not_found'],
})

/**
 * Creates an entry, or changes the one with the given id. Fails with `conflict` when the lexicon has another entry for the
 * same term, language and voice, and at the maximum number of entries.
 */
export const saveLexiconEntry = endpoint({
  method: 'POST',
  path: '/api/v1/lexicon/save',
  body: object({ ...LexiconEntryFields.entries, lexicon_entry_id: v.optional(v.string()), ...ofWork }),
  response: object({ entry: LexiconEntry }),
  errors: ['not_found', 'conflict', 'too_many_requests'],
})

/** Removes an entry. */
export const removeLexiconEntry = endpoint({
  method: 'POST',
  path: '/api/v1/lexicon/remove',
  body: object({ lexicon_entry_id: v.string(), ...ofWork }),
  response: object({ lexicon_entry_id: v.string() }),
  errors: ['not_found'],
})

/** Formats of files: PLS 1.0 (W3C, "Pronunciation Lexicon Specification") and CSV (RFC 4180). */
export const LexiconFormat = v.picklist(['pls', 'csv'])
export type LexiconFormat = v.InferOutput<typeof LexiconFormat>

/**
 * Adds the entries of a PLS or CSV file; entries for the same term, language and voice are changed. Entries that cannot
 * be used are listed with the reason, and the others are stored.
 */
export const importLexicon = endpoint({
  method: 'POST',
  path: '/api/v1/lexicon/import',
  // Importing a file twice gives the same entries.
  repeatable: true,
  bodyLimitBytes: 4 * LEXICON_LIMITS.file,
  body: object({ text: v.pipe(v.string(), v.maxLength(LEXICON_LIMITS.file)), ...ofWork }),
  response: object({
    added: v.number(),
    changed: v.number(),
    refused: v.array(object({ line: v.number(), term: v.string(), reason: v.string() })),
    refused_count: v.number(),
  }),
  errors: ['not_found', 'too_many_requests', 'body_too_large'],
})

/** Writes the entries of a lexicon as a file. */
export const exportLexicon = endpoint({
  method: 'GET',
  path: '/api/v1/lexicon/export',
  query: object({ format: LexiconFormat, ...ofWork }),
  response: object({ text: v.string() }),
  errors: ['not_found'],
})
