import { DESIGN_PARAMETERS, DESIGN_SOURCES } from './designNames.ts'
import { designIssue } from './designParameters.ts'
import type { VoiceDesign } from './designer.ts'
import { printQuery } from './printQuery.ts'

// Separate from the schemas, so that pages that only need the path do not load the validator.

const PREFIX = 'design_'
const WORDS = ['design_instructions', 'design_blend_with'] as const
const KEYS = ['design_engine', 'design_base', ...DESIGN_PARAMETERS, ...WORDS] as const

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
 * Reads the design from the query of the designer's path; null without a design, or if it is not a valid one. The
 * instructions may also be named `voice_instructions`.
 *
 * @example
 * const design = readDesignQuery(new URLSearchParams(location.search))
 */
export function readDesignQuery(query: { get(name: string): string | null }): VoiceDesign | null {
  const engine = DESIGN_SOURCES.find((name) => name === query.get('engine'))
  if (!engine) return null
  const parameters = DESIGN_PARAMETERS.flatMap((name) => {
    const value = query.get(name.slice(PREFIX.length))
    // Number('') is 0.
    return value === null ? [] : [[name, value.trim() === '' ? NaN : Number(value)]]
  })
  const [instructions, blendWith] = [readInstructions(query), query.get('blend_with') || null]
  const design: VoiceDesign = {
    design_engine: engine,
    design_base: query.get('base') ?? '',
    ...Object.fromEntries(parameters),
    ...(instructions !== null && { design_instructions: instructions }),
    ...(blendWith !== null && { design_blend_with: blendWith }),
  }
  return designIssue(design) === null ? design : null
}

/**
 * Reads the instructions from the query of the designer's path, under their short name or `voice_instructions`; null
 * without instructions.
 *
 * @example
 * const instructions = readInstructions(new URLSearchParams(location.search))
 */
export function readInstructions(query: { get(name: string): string | null }): string | null {
  return (query.get('instructions') ?? query.get('voice_instructions'))?.trim() || null
}
