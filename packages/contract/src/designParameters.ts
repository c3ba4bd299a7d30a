import { DESIGN_LIMITS, DESIGN_PARAMETERS } from './designNames.ts'
import type { DesignEngine, DesignParameterName, DesignSource } from './designNames.ts'

/** Groups of parameters in the interface: melody, resonances of the throat, texture of the sound, and blend of two voices. */
export const DESIGN_GROUPS = ['melody', 'throat', 'texture', 'blend'] as const
export type DesignGroup = (typeof DESIGN_GROUPS)[number]

/** Units of parameters; null for a number without a unit. */
export type DesignUnit = 'Hz' | 'semitones' | '%' | 'cm' | null

/** A parameter of a voice of an engine. */
export interface DesignParameter {
  readonly name: DesignParameterName
  readonly group: DesignGroup
  readonly unit: DesignUnit
  readonly range: readonly [low: number, high: number]
  readonly step: number
  /** Value of the engine's own voice. */
  readonly normal: number
}

/** What a voice of a connected provider takes. */
export interface ProviderTraits {
  readonly voice_language_codes: readonly string[]
  readonly takes_instructions: boolean
  /** Range of the pace in percent; null for a fixed one. */
  readonly pace_range: readonly [low: number, high: number] | null
  readonly can_blend: boolean
}

/** A voice of an engine from which others are designed. */
export interface DesignBase {
  readonly id: string
  /** Language, BCP 47. */
  readonly languageCode: string
  /** Values of the voice that differ from those of the engine. */
  readonly normal?: Partial<Record<DesignParameterName, number>>
  /** Parameters of the engine without an effect on this voice. */
  readonly without?: readonly DesignParameterName[]
}

interface EngineOfDesigns {
  readonly bases: readonly DesignBase[]
  readonly parameters: readonly DesignParameter[]
}

const melody = { group: 'melody' } as const
const throat = { group: 'throat' } as const
const texture = { group: 'texture' } as const

/** Pace in percent of the engine's own, which every engine has. */
const PACE = { name: 'design_pace', ...melody, unit: '%', range: [50, 200], step: 1, normal: 100 } as const

const ESPEAK_LANGUAGES =
  'en-US en-GB de-DE fr-FR es-ES es-MX it-IT pt-BR pt-PT nl-NL sv-SE da-DK nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG hr-HR sl-SI uk-UA ru-RU lt-LT lv-LV et-EE el-GR tr-TR ca-ES af-ZA sw-KE hi-IN id-ID vi-VN ko-KR'

/** Engines whose voices can be designed, with all their parameters. */
export const DESIGN_ENGINES = {
  /** A variant of numbers for each language. */
  espeak: {
    bases: ESPEAK_LANGUAGES.split(' ').map((code) => ({ id: code, languageCode: code })),
    parameters: [
      { name: 'design_pitch', ...melody, unit: 'Hz', range: [60, 350], step: 1, normal: 99 },
      { name: 'design_range', ...melody, unit: 'semitones', range: [0, 18], step: 0.5, normal: 6 },
      PACE,
      { name: 'design_throat', ...throat, unit: '%', range: [75, 130], step: 1, normal: 100 },
      { name: 'design_first_formant', ...throat, unit: '%', range: [-30, 30], step: 1, normal: 0 },
      { name: 'design_second_formant', ...throat, unit: '%', range: [-30, 30], step: 1, normal: 0 },
      { name: 'design_breath', ...texture, unit: '%', range: [0, 100], step: 1, normal: 0 },
      { name: 'design_roughness', ...texture, unit: null, range: [0, 7], step: 1, normal: 2 },
      { name: 'design_flutter', ...texture, unit: null, range: [0, 30], step: 1, normal: 2 },
    ],
  },
  /** Recorded voices. The pitch of `rms` cannot be changed. */
  flite: {
    bases: [
      { id: 'slt', languageCode: 'en-US' },
      { id: 'awb', languageCode: 'en-GB', normal: { design_pitch: 132 } },
      { id: 'rms', languageCode: 'en-US', without: ['design_pitch', 'design_range'] },
    ],
    parameters: [
      { name: 'design_pitch', ...melody, unit: 'Hz', range: [60, 300], step: 1, normal: 172 },
      { name: 'design_range', ...melody, unit: 'semitones', range: [0, 12], step: 0.5, normal: 5.5 },
      PACE,
    ],
  },
  /** Models of a vocal tract. */
  gnuspeech: {
    bases: [
      { id: 'male', languageCode: 'en-US' },
      {
        id: 'female',
        languageCode: 'en-US',
        normal: { design_pitch: 187, design_throat: 15, design_breath: 1.5 },
      },
      {
        id: 'large_child',
        languageCode: 'en-US',
        normal: { design_pitch: 216, design_throat: 12.5, design_breath: 1.5 },
      },
      {
        id: 'small_child',
        languageCode: 'en-US',
        normal: { design_pitch: 249, design_throat: 10, design_breath: 1.5 },
      },
    ],
    parameters: [
      { name: 'design_pitch', ...melody, unit: 'Hz', range: [60, 300], step: 1, normal: 93 },
      PACE,
      { name: 'design_throat', ...throat, unit: 'cm', range: [8, 22], step: 0.1, normal: 17.5 },
      { name: 'design_breath', ...texture, unit: '%', range: [0, 10], step: 0.5, normal: 0.5 },
    ],
  },
} as const satisfies Record<DesignEngine, EngineOfDesigns>

/** Parameters of all voices of providers. The blend is the share of the second voice. */
const PROVIDER_PARAMETERS: readonly DesignParameter[] = [
  PACE,
  { name: 'design_blend', group: 'blend', unit: '%', range: [5, 95], step: 5, normal: 50 },
]

/**
 * Bases of an engine; none of providers, whose voices are those of the catalogue.
 *
 * @example
 * designBases('flite').map(({ id }) => id) // ['slt', 'awb', 'rms']
 */
export const designBases = (engine: DesignSource): readonly DesignBase[] =>
  engine === 'provider' ? [] : DESIGN_ENGINES[engine].bases

/**
 * Parameters of a voice of an engine, with the values of that voice; empty for an unknown base. Those of a provider's voice
 * are limited to what it takes, if that is given.
 *
 * @example
 * designParameters('flite', 'rms').map(({ name }) => name) // ['design_pace']
 */
export function designParameters(engine: DesignSource, base: string, provider?: ProviderTraits): DesignParameter[] {
  if (engine === 'provider') return providerParameters(provider)
  const found = designBases(engine).find(({ id }) => id === base)
  const parameters: readonly DesignParameter[] = DESIGN_ENGINES[engine].parameters
  if (!found) return []
  return parameters
    .filter(({ name }) => !found.without?.includes(name))
    .map((parameter) => ({ ...parameter, normal: found.normal?.[parameter.name] ?? parameter.normal }))
}

function providerParameters(provider?: ProviderTraits): DesignParameter[] {
  if (!provider) return [...PROVIDER_PARAMETERS]
  const { pace_range: pace, can_blend: blends } = provider
  return PROVIDER_PARAMETERS.flatMap((parameter) => {
    if (parameter.name === 'design_blend') return blends ? [parameter] : []
    const [low, high] = parameter.range
    return pace ? [{ ...parameter, range: [Math.max(low, pace[0]), Math.min(high, pace[1])] as const }] : []
  })
}

/**
 * Language of a design, BCP 47. That of a provider's voice is its first, if what it takes is given.
 *
 * @example
 * designLanguage({ design_engine: 'flite', design_base: 'awb' }) // 'en-GB'
 */
export const designLanguage = (
  { design_engine: engine, design_base: base }: Design,
  provider?: Pick<ProviderTraits, 'voice_language_codes'>,
): string =>
  (engine === 'provider'
    ? provider?.voice_language_codes[0]
    : designBases(engine).find(({ id }) => id === base)?.languageCode) ?? 'en-US'

interface Design extends Partial<Record<DesignParameterName, number | undefined>> {
  design_engine: DesignSource
  design_base: string
  design_instructions?: string | undefined
  design_blend_with?: string | undefined
}

/**
 * Describes what is wrong with a design: an unknown base, or a parameter that it lacks or that is out of range; null for
 * a valid one. Without what the provider's voice takes, a design of one is checked against what any of them may take.
 *
 * @example
 * designIssue({ design_engine: 'flite', design_base: 'rms', design_pace: 1.2 }) // null
 */
export function designIssue(design: Design, provider?: ProviderTraits): string | null {
  const { design_engine: engine, design_base: base } = design
  const parameters = designParameters(engine, base, provider)
  const wordIssue = wordsIssue(design, provider)
  if (wordIssue !== null) return wordIssue
  if (parameters.length === 0 && engine !== 'provider') {
    const ids = designBases(engine).map(({ id }) => id)
    return `"${base}" is not a base of ${engine}. Choose one of ${ids.join(', ')}.`
  }
  for (const name of DESIGN_PARAMETERS) {
    const value = design[name]
    if (value === undefined) continue
    const known = parameters.find((parameter) => parameter.name === name)
    if (!known) return `${name} has no effect on ${base} of ${engine}. Leave it out.`
    const [low, high] = known.range
    if (!(value >= low && value <= high)) return `${name} is ${value}. It must be from ${low} to ${high}.`
  }
  return null
}

/** Issue of what a design has besides numbers: the base of a provider's voice, its instructions, and the second voice of a blend. */
function wordsIssue(design: Design, provider?: ProviderTraits): string | null {
  const { design_engine: engine, design_base: base, design_instructions: said, design_blend_with: second } = design
  const isProvided = engine === 'provider'
  if (said !== undefined && !(isProvided && (provider?.takes_instructions ?? true)))
    return `design_instructions has no effect on ${base}. Leave it out.`
  if (second !== undefined && !(isProvided && (provider?.can_blend ?? true)))
    return `${base} cannot be blended. Leave design_blend_with out.`
  if (said !== undefined && (said.trim() === '' || said.length > DESIGN_LIMITS.instructions))
    return `design_instructions must have 1 to ${DESIGN_LIMITS.instructions} characters.`
  if (!isProvided) return null
  if (base === '') return 'design_base is the id of a voice of a connected provider.'
  if (second === base) return 'design_blend_with must be another voice than design_base.'
  const isComplete = second !== undefined || design.design_blend === undefined
  return isComplete ? null : 'design_blend needs design_blend_with, the id of the second voice.'
}
