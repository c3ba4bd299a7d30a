import * as v from 'valibot'

/** The configuration of a Piper voice cannot be used; the message says why. */
export class VoiceConfigError extends Error {
  override readonly name = 'VoiceConfigError'
}

/** Kinds of phonemes that can be made: by eSpeak, or the characters of the text. */
const PHONEME_TYPES = ['espeak', 'text'] as const

/** The `.onnx.json` file beside a model, as far as it is used. */
const VoiceConfig = v.object({
  audio: v.object({
    /** Hz. */
    sample_rate: v.pipe(v.number(), v.integer(), v.minValue(8000), v.maxValue(192_000)),
    quality: v.optional(v.string()),
  }),
  espeak: v.optional(v.object({ voice: v.string() })),
  language: v.optional(v.object({ code: v.string() })),
  inference: v.optional(
    v.object({
      noise_scale: v.optional(v.number(), 0.667),
      length_scale: v.optional(v.pipe(v.number(), v.minValue(0.05), v.maxValue(20)), 1),
      noise_w: v.optional(v.number(), 0.8),
    }),
    {},
  ),
  phoneme_type: v.optional(v.string(), 'espeak'),
  /** Ids of each phoneme, which is one code point. */
  phoneme_id_map: v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  speaker_id_map: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
  dataset: v.optional(v.string()),
})
export type VoiceConfig = Omit<v.InferOutput<typeof VoiceConfig>, 'phoneme_type'> & {
  readonly phoneme_type: (typeof PHONEME_TYPES)[number]
}

/** Reads the configuration of a voice; throws a `VoiceConfigError` if it is not usable. */
export function readVoiceConfig(json: string): VoiceConfig {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new VoiceConfigError('Its .onnx.json file is no valid JSON.')
  }
  const read = v.safeParse(VoiceConfig, value)
  if (!read.success) {
    const [issue] = read.issues
    throw new VoiceConfigError(
      `Its .onnx.json file is not that of a Piper voice: ${v.getDotPath(issue)}: ${issue.message}`,
    )
  }
  const type = PHONEME_TYPES.find((known) => known === read.output.phoneme_type)
  if (!type) {
    throw new VoiceConfigError(
      `It needs phonemes of the kind "${read.output.phoneme_type}"; only ${PHONEME_TYPES.join(' and ')} can be made.`,
    )
  }
  return { ...read.output, phoneme_type: type }
}
