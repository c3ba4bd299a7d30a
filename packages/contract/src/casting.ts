import * as v from 'valibot'
import { ATTRIBUTE_NAMES } from './attributeRecords.ts'
import { endpoint } from './endpoint.ts'
import { GENDERS } from './gender.ts'
import { object } from './object.ts'
import { VoiceLicence, VoiceListing } from './voices.ts'

/** Limits of a casting: UTF-16 code units of a script, its roles, and the voices of each. */
export const CASTING_LIMITS = { text: 20_000, roles: 20, voices: 10 } as const

/** Uses of a script. */
export const CASTING_USES = ['drama', 'narration', 'education', 'support', 'advertising', 'meditation'] as const
/** One of {@link CASTING_USES}. */
export const CastingUse = v.picklist(CASTING_USES)
export type CastingUse = v.InferOutput<typeof CastingUse>

/**
 * Distance from which two voices are told apart. The unit is the variation of one voice between sentences: the root mean
 * square over the dimensions of a voiceprint.
 */
export const TOLD_APART = 1

/** Wish for a high or low value of an attribute. */
export const CastingWish = object({
  attribute: v.picklist(ATTRIBUTE_NAMES),
  wanted: v.picklist(['high', 'low']),
  /** Strength from 0, no wish, to 1. */
  strength: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
})
export type CastingWish = v.InferOutput<typeof CastingWish>

/** Wishes for a role. */
const RoleWishes = object({
  role: v.pipe(v.string(), v.maxLength(100)),
  gender: v.optional(v.picklist(GENDERS)),
  wishes: v.optional(v.pipe(v.array(CastingWish), v.maxLength(ATTRIBUTE_NAMES.length)), []),
  /** Voice that is cast whatever its fit, if it meets language, gender, price and licence. */
  voice_id: v.optional(v.string()),
})

/** Part of a fit: a reason as data. */
export const FitPart = object({
  part: v.picklist(['range', 'wish', 'blind', 'price']),
  /** Attribute of a range or wish; null for the others. */
  attribute: v.nullable(v.picklist(ATTRIBUTE_NAMES)),
  /** Value of the voice: the attribute, the lower end of the blind score, or US dollars per million characters. */
  voice_value: v.nullable(v.number()),
  /** Wanted range; null for a wish and a score. */
  wanted_low: v.nullable(v.number()),
  wanted_high: v.nullable(v.number()),
  /** How well it is met, 0–1. */
  met: v.number(),
  weight: v.number(),
})
export type FitPart = v.InferOutput<typeof FitPart>

/** A voice that could play a role. */
export const CastVoice = object({
  voice: VoiceListing,
  /** 0–100: the mean of its parts by their weights. */
  fit: v.number(),
  parts: v.array(FitPart),
  voice_licence: v.nullable(VoiceLicence),
})
export type CastVoice = v.InferOutput<typeof CastVoice>

/** A line of a script. */
export const ScriptLine = object({
  /** Its role; empty for text without one. */
  role: v.string(),
  /** The line without the name. */
  line_text: v.string(),
})
export type ScriptLine = v.InferOutput<typeof ScriptLine>

/** A role of a script with the voices that suit it. */
export const CastingRole = object({
  /** Name before the colon; empty for text without one. */
  role: v.string(),
  first_sentence: v.string(),
  word_count: v.number(),
  words_per_sentence: v.number(),
  /** Shares of its sentences, 0–1. */
  question_share: v.number(),
  dialogue_share: v.number(),
  number_count: v.number(),
  /** Number of voices that meet language, gender, price and licence. */
  voice_count: v.number(),
  /** The best of them, at most `CASTING_LIMITS.voices`; a chosen or cast voice is always among them. */
  voices: v.array(CastVoice),
  /** Cast voice; null without voices. */
  cast_voice_id: v.nullable(v.string()),
  /** Cast role whose voice is nearest, and the distance to it; null without another role. */
  nearest_role: v.nullable(v.string()),
  nearest_distance: v.nullable(v.number()),
})
export type CastingRole = v.InferOutput<typeof CastingRole>

/** Finds voices for the roles of a script. */
export const castVoices = endpoint({
  method: 'POST',
  path: '/api/v1/voice/cast',
  repeatable: true,
  body: object({
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CASTING_LIMITS.text)),
    /** BCP 47; voices of any region are accepted. */
    languageCode: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)),
    casting_use: CastingUse,
    /** Maximum price in US dollars per million characters. Default: any price. */
    price_limit: v.optional(v.pipe(v.number(), v.minValue(0))),
    /** True to require a licence that allows commercial use. */
    commercial_only: v.optional(v.boolean(), false),
    /** Wishes by role. Default: none. */
    role_wishes: v.optional(v.pipe(v.array(RoleWishes), v.maxLength(CASTING_LIMITS.roles)), []),
  }),
  response: object({
    roles: v.array(CastingRole),
    /** All lines of the script in order. */
    lines: v.array(ScriptLine),
  }),
  errors: ['too_many_requests'],
})
