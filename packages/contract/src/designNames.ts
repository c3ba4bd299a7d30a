// Separate from the table of parameters, which pages other than the designer do not load.

/** Limits of designs: voices of an owner, and UTF-16 code units of a name, of the text of a preview and of instructions. */
export const DESIGN_LIMITS = { voices: 20, name: 60, text: 200, instructions: 500 } as const

/** Parameters of designed voices, in the order of the interface. */
export const DESIGN_PARAMETERS = [
  'design_pitch',
  'design_range',
  'design_pace',
  'design_throat',
  'design_first_formant',
  'design_second_formant',
  'design_breath',
  'design_roughness',
  'design_flutter',
  'design_blend',
] as const
export type DesignParameterName = (typeof DESIGN_PARAMETERS)[number]

/** Local engines whose voices can be designed. */
export const DESIGN_ENGINE_NAMES = ['espeak', 'flite', 'gnuspeech'] as const
export type DesignEngine = (typeof DESIGN_ENGINE_NAMES)[number]

/** Sources of designs: the local engines, and the voices of connected providers. */
export const DESIGN_SOURCES = [...DESIGN_ENGINE_NAMES, 'provider'] as const
export type DesignSource = (typeof DESIGN_SOURCES)[number]

/** Model of the speaker ids of designed voices of local engines, and begin of the variant of those of providers' models. */
export const DESIGNED_MODEL = 'designed'

/** Variant of a designed voice of a provider: it keeps the model of its base. */
const DESIGNED_VARIANT = /--designed-[a-z2-7]{16}$/

/**
 * True for a designed voice, which only its owner can use.
 *
 * @example
 * isDesigned({ voice_service: 'flite', voice_speaker_id: 'designed--k3w7q2zt5b6mxa4c' }) // true
 */
export const isDesigned = (voice: { voice_service: string; voice_speaker_id: string }): boolean =>
  DESIGN_ENGINE_NAMES.some((name) => name === voice.voice_service)
    ? voice.voice_speaker_id.startsWith(`${DESIGNED_MODEL}--`)
    : DESIGNED_VARIANT.test(voice.voice_speaker_id)
