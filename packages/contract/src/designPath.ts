import { DESIGN_ENGINES, DESIGN_PARAMETERS, designIssue } from './designParameters.ts'
import type { DesignEngine } from './designParameters.ts'
import type { VoiceDesign } from './designer.ts'

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
  const query = KEYS.flatMap((key) => (design[key] === undefined ? [] : [[key.slice(PREFIX.length), `${design[key]}`]]))
  return `/create-voice?${new URLSearchParams(query)}`
}

/**
 * Reads the design from the query of the designer's path; null without a design, or if it is not a valid one.
 *
 * @example
 * const design = readDesignQuery(new URLSearchParams(location.search))
 */
export function readDesignQuery(query: URLSearchParams): VoiceDesign | null {
  const engine = query.get('engine') ?? ''
  if (!Object.hasOwn(DESIGN_ENGINES, engine)) return null
  const parameters = DESIGN_PARAMETERS.flatMap((name) => {
    const value = query.get(name.slice(PREFIX.length))
    // Number('') is 0.
    return value === null ? [] : [[name, value.trim() === '' ? NaN : Number(value)]]
  })
  const design: VoiceDesign = {
    design_engine: engine as DesignEngine,
    design_base: query.get('base') ?? '',
    ...Object.fromEntries(parameters),
  }
  return designIssue(design) === null ? design : null
}
