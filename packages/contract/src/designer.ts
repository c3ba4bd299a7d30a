import * as v from 'valibot'
import { attributeRecord } from './attributeRecords.ts'
import { DESIGN_ENGINE_NAMES, DESIGN_LIMITS, DESIGN_PARAMETERS, DESIGN_SOURCES } from './designNames.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { SimilarVoice } from './similar.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { VoiceListing, VoicePrice } from './voices.ts'

/** Maximum length of the id of a voice. */
const ID_LENGTH = 300

const parameter = v.optional(v.pipe(v.number(), v.finite()))

/**
 * A voice that is made of an engine's own voice and numbers, or of a voice of a connected provider, instructions and a pace.
 * Parameters that are absent are as in that voice; their ranges are those of {@link designParameters}, which the server checks
 * by {@link designIssue}.
 */
export const VoiceDesign = object({
  design_engine: v.picklist(DESIGN_SOURCES),
  /** Voice of the engine: for eSpeak a language, for `provider` the id of a voice. */
  design_base: v.pipe(v.string(), v.maxLength(ID_LENGTH)),
  /** Delivery in words, at most `DESIGN_LIMITS.instructions` UTF-16 code units; for `provider` only. */
  design_instructions: v.optional(v.pipe(v.string(), v.trim())),
  /** Id of the second voice of a blend, of the same service; for `provider` only. */
  design_blend_with: v.optional(v.pipe(v.string(), v.maxLength(ID_LENGTH))),
  ...(Object.fromEntries(DESIGN_PARAMETERS.map((name) => [name, parameter])) as Record<
    (typeof DESIGN_PARAMETERS)[number],
    typeof parameter
  >),
})
export type VoiceDesign = v.InferOutput<typeof VoiceDesign>

/** Name of a designed voice, trimmed. */
const DesignName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Write a name.'),
  v.maxLength(DESIGN_LIMITS.name, `Write at most ${DESIGN_LIMITS.name} characters.`),
)

/** A saved voice of the caller. */
export const DesignedVoice = object({
  voice: VoiceListing,
  design: VoiceDesign,
  /** ISO 8601. */
  created_at: v.string(),
})
export type DesignedVoice = v.InferOutput<typeof DesignedVoice>

/** A voice of a connected provider from which voices can be designed. */
export const ProviderBase = object({
  voice_id: v.string(),
  voice_name: v.string(),
  voice_service: v.string(),
  voice_language_codes: v.array(v.string()),
  /** Null for a voice that costs nothing. */
  voice_price: v.nullable(VoicePrice),
  /** True if instructions change its delivery. */
  takes_instructions: v.boolean(),
  /** Range of its pace in percent; null for a fixed one. */
  pace_range: v.nullable(v.tuple([v.number(), v.number()])),
  /** True if it can be blended with the others of its service. */
  can_blend: v.boolean(),
})
export type ProviderBase = v.InferOutput<typeof ProviderBase>

/** Speech of a design and its measurements. Nothing is stored. */
export const DesignPreview = object({
  /** Base64 of the mp3. */
  audio: v.string(),
  speechMarks: v.array(SpeechMark),
  timing_source: TimingSource,
  /** Milliseconds. */
  preview_duration: v.number(),
  /** Waveform: integers 0–100. */
  preview_peaks: v.array(v.number()),
  /** Measured attributes in the units of `ATTRIBUTES`; null where not measured. */
  ...attributeRecord('field', () => v.nullable(v.number())),
  /** Voices of the catalogue that sound most like it, best first. */
  nearest_voices: v.array(SimilarVoice),
})
export type DesignPreview = v.InferOutput<typeof DesignPreview>

/** Speaks a short text with a design, and measures it. That of a provider's voice costs what its speech costs. */
export const previewDesign = endpoint({
  method: 'POST',
  path: '/api/v1/voice/design/preview',
  repeatable: true,
  body: object({
    design: VoiceDesign,
    text: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'Write some text to speak.'),
      v.maxLength(DESIGN_LIMITS.text, `Write at most ${DESIGN_LIMITS.text} characters.`),
    ),
  }),
  response: DesignPreview,
  errors: [
    'text_unspeakable',
    'text_too_long',
    'not_found',
    'hold',
    'credits_used_up',
    'too_many_requests',
    'engine_failed',
    'busy',
  ],
})

/** Lists the caller's designed voices, newest first. Those of a visitor belong to the device. */
export const listDesigns = endpoint({
  method: 'GET',
  path: '/api/v1/voice/designs',
  /** `bases`: also list the engines and the voices of connected providers from which voices can be designed. */
  query: object({ bases: v.optional(v.picklist(['true', 'false'])) }),
  response: object({
    designs: v.array(DesignedVoice),
    /** Local engines of the server from which voices can be designed. Present if they were asked for. */
    design_engines: v.optional(v.array(v.picklist(DESIGN_ENGINE_NAMES))),
    /** Present if they were asked for. */
    provider_bases: v.optional(v.array(ProviderBase)),
  }),
})

/**
 * Saves a design as a voice of the caller. Fails with `conflict` at the maximum number of voices. The sample of a design of
 * a provider's voice costs what its speech costs.
 */
export const saveDesign = endpoint({
  method: 'POST',
  path: '/api/v1/voice/design/save',
  body: object({ design: VoiceDesign, voice_name: DesignName }),
  response: object({ designed: DesignedVoice }),
  errors: ['conflict', 'not_found', 'hold', 'credits_used_up', 'too_many_requests', 'engine_failed', 'busy'],
})

/** Renames a voice of the caller. */
export const renameDesign = endpoint({
  method: 'POST',
  path: '/api/v1/voice/design/rename',
  repeatable: true,
  body: object({ voice_id: v.string(), voice_name: DesignName }),
  response: object({ voice_id: v.string(), voice_name: v.string() }),
  errors: ['not_found'],
})

/** Deletes a voice of the caller. What it has spoken remains. */
export const deleteDesign = endpoint({
  method: 'POST',
  path: '/api/v1/voice/design/delete',
  repeatable: true,
  body: object({ voice_id: v.string() }),
  response: object({ voice_id: v.string() }),
  errors: ['not_found'],
})

/** Restores a deleted voice of the caller. Fails with `conflict` at the maximum number of voices. */
export const restoreDesign = endpoint({
  method: 'POST',
  path: '/api/v1/voice/design/restore',
  repeatable: true,
  body: object({ voice_id: v.string() }),
  response: object({ voice_id: v.string() }),
  errors: ['not_found', 'conflict'],
})
