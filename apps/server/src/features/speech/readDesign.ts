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
