import {
  type DesignEngine,
  type DesignParameterName,
  designBases,
  designIssue,
  designParameters,
  VoiceDesign,
} from '@voice-rankings/contract'
import * as v from 'valibot'

/**
 * Id of a designed voice at its engine: the design itself, as JSON. Everything that speaks a voice passes the id on, so
 * engines need no other place to look a design up.
 */
export const designId = (design: VoiceDesign): string => JSON.stringify(design)

/** A design of a provider's voice as its engine reads it: the voice, and what changes it. */
const ProviderDesign = v.object({
  /** `voice_speaker_id` of the base. */
  speakerId: v.string(),
  /** Id of the base at its provider, or of a blend. */
  providerVoiceId: v.string(),
  /** Percent. Default: 100. */
  pace: v.optional(v.number()),
  instructions: v.optional(v.string()),
})
type ProviderDesign = v.InferOutput<typeof ProviderDesign>

/** Id of a designed voice of a provider at its engine, as JSON: instructions in it remain a text. */
export const providerDesignId = (design: ProviderDesign): string => JSON.stringify(design)

/** Reads the design of a provider's voice from the id of a voice; undefined for the id of another voice. */
export function readProviderDesign(id: string | undefined): ProviderDesign | undefined {
  if (!id?.startsWith('{')) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ProviderDesign), id)
  return read.success ? read.output : undefined
}

/** A design as its engine reads it. */
export interface ReadDesign {
  readonly base: string
  readonly languageCode: string
  /** Value of a parameter: that of the base unless the design has one; 0 for a parameter that the base lacks. */
  valueOf(name: DesignParameterName): number
  /** True if one of the parameters differs from the base. */
  changed(...names: readonly DesignParameterName[]): boolean
}

/** Reads the design of an engine from the id of a voice; undefined for the id of another voice. */
export function readDesign(engine: DesignEngine, id: string | undefined): ReadDesign | undefined {
  if (!id?.startsWith('{')) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), VoiceDesign), id)
  if (!read.success || read.output.design_engine !== engine) return undefined
  const { output: design } = read
  const base = designBases(engine).find((one) => one.id === design.design_base)
  if (!base || designIssue(design) !== null) return undefined
  const parameters = designParameters(engine, base.id)
  const normalOf = (name: DesignParameterName) => parameters.find((parameter) => parameter.name === name)?.normal ?? 0
  const valueOf = (name: DesignParameterName) => design[name] ?? normalOf(name)
  return {
    base: base.id,
    languageCode: base.languageCode,
    valueOf,
    changed: (...names) => names.some((name) => valueOf(name) !== normalOf(name)),
  }
}
