import { DESIGN_PARAMETERS, designBases, designParameters } from '@voice-rankings/contract'
import type {
  DesignEngine,
  DesignParameterName,
  DesignSource,
  ProviderBase,
  VoiceDesign,
} from '@voice-rankings/contract'

// Pure functions of designs, for the store and its views.

type Bases = readonly ProviderBase[]

/** True for designs of local engines: the speech of a provider's voice is paid for. */
export const isFree = ({ design_engine: engine }: VoiceDesign): boolean => engine !== 'provider'

/** The provider's voice of a design; undefined for a design of an engine, and while it is unknown. */
export const providerBaseOf = (
  { design_engine: engine, design_base: base }: VoiceDesign,
  bases: Bases,
): ProviderBase | undefined => (engine === 'provider' ? bases.find(({ voice_id }) => voice_id === base) : undefined)

/** First voice of an engine or, of providers, of the list. */
export const firstBase = (engine: DesignSource, bases: Bases): string =>
  (engine === 'provider' ? bases[0]?.voice_id : designBases(engine)[0]?.id) ?? ''

/**
 * The design to begin with: a voice of the first of the engines that has one of the language (BCP 47), or the first voice
 * of an engine, or of a provider; eSpeak's American English without any.
 */
export function firstDesign(engines: readonly DesignEngine[], bases: Bases, language: string): VoiceDesign {
  const speaks = (code = '') => code.split('-')[0] === language.split('-')[0]
  const local = engines.flatMap((engine) =>
    designBases(engine).map(({ id, languageCode }) => ({ engine, id, languageCode })),
  )
  const found = local.find(({ languageCode }) => speaks(languageCode)) ?? local[0]
  if (found) return { design_engine: found.engine, design_base: found.id }
  const provided = bases.find(({ voice_language_codes: [code] }) => speaks(code)) ?? bases[0]
  return provided
    ? { design_engine: 'provider', design_base: provided.voice_id }
    : { design_engine: 'espeak', design_base: 'en-US' }
}

/** Parameter of the voice of a design; undefined if the voice lacks it. */
export const parameterOf = (design: VoiceDesign, name: DesignParameterName, bases: Bases) =>
  designParameters(design.design_engine, design.design_base, providerBaseOf(design, bases)).find(
    (parameter) => parameter.name === name,
  )

/** The voice of a design, without changes. */
export const baseOf = ({ design_engine, design_base }: VoiceDesign): VoiceDesign => ({ design_engine, design_base })

/** The same design without parameters that are as in the voice. */
export const pruned = (design: VoiceDesign): VoiceDesign =>
  Object.fromEntries(Object.entries(design).filter(([, value]) => value !== undefined)) as VoiceDesign

/**
 * The design on another base: parameters that it has in the same unit are kept within its ranges, and instructions if it
 * takes them. A blend is not kept.
 */
export function adapted(design: VoiceDesign, engine: DesignSource, base: string, bases: Bases): VoiceDesign {
  const next: VoiceDesign = { design_engine: engine, design_base: base }
  const provider = providerBaseOf(next, bases)
  const kept = designParameters(engine, base, provider).flatMap(({ name, group, unit, range: [low, high] }) => {
    const value = design[name]
    if (value === undefined || group === 'blend' || parameterOf(design, name, bases)?.unit !== unit) return []
    return [[name, Math.min(high, Math.max(low, value))]]
  })
  const { design_instructions } = design
  return pruned({ ...next, ...Object.fromEntries(kept), ...(provider?.takes_instructions && { design_instructions }) })
}

/** True for designs that sound the same. */
export const isSame = (a: VoiceDesign, b: VoiceDesign): boolean =>
  ([...DESIGN_PARAMETERS, 'design_engine', 'design_base', 'design_instructions', 'design_blend_with'] as const).every(
    (name) => a[name] === b[name],
  )
