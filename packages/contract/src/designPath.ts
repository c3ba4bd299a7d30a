import { DESIGN_ENGINE_NAMES, DESIGN_PARAMETERS } from './designNames.ts'
import { designIssue } from './designParameters.ts'
import type { VoiceDesign } from './designer.ts'
import { printQuery } from './printQuery.ts'

// Separate from the schemas, so that pages that only need the path do not load the validator.

const PREFIX = 'design_'
const KEYS = ['design_engine', 'design_base', ...DESIGN_PARAMETERS] as const

/**
 * Path of the designer of voices with a design: `/create-voice?engine=espeak&base=de-DE&pitch=158`. Who opens it hears
 * the design and may save it as a voice of their own.
 *
 * @example
 * const href = designPath({ design_engine: 'flite', design_base: 'slt', design_pitch: 150 })
 */
export function designPath(design: VoiceDesign): string {
  const fields = KEYS.map((key) => [key.slice(PREFIX.length), design[key]?.toString()])
  return `/create-voice${printQuery(Object.fromEntries(fields))}`
}

/**
 * Reads the design from the query of the designer's path; null without a design, or if it is not a valid one.
 *
 * @example
 * const design = readDesignQuery(new URLSearchParams(location.search))
 */
export function readDesignQuery(query: { get(name: string): string | null }): VoiceDesign | null {
  const engine = DESIGN_ENGINE_NAMES.find((name) => name === query.get('engine'))
  if (!engine) return null
  const parameters = DESIGN_PARAMETERS.flatMap((name) => {
    const value = query.get(name.slice(PREFIX.length))
    // Number('') is 0.
    return value === null ? [] : [[name, value.trim() === '' ? NaN : Number(value)]]
  })
  const design: VoiceDesign = {
    design_engine: engine,
    design_base: query.get('base') ?? '',
    ...Object.fromEntries(parameters),
  }
  return designIssue(design) === null ? design : null
}
