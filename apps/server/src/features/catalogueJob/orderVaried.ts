import { modelName } from '@voice-rankings/contract'
import type { EngineVoice } from '../speech/engine.ts'

/** A voice and its service. */
interface Offered {
  readonly service: string
  readonly voice: EngineVoice
}

/**
 * Orders voices so that every prefix of the list is diverse: the next voice is one whose language, provider, gender and
 * model have appeared least. Thousands of voices have a few hundred combinations of these, which are compared instead.
 */
export function orderVaried<Voice extends Offered>(voices: readonly Voice[]): Voice[] {
  const seen = new Map<string, number>()
  const groups = [...groupByTraits(voices).values()]
  const ordered: Voice[] = []
  while (ordered.length < voices.length) {
    let next: Group<Voice> | undefined
    let least = Infinity
    for (const group of groups) {
      if (group.taken >= group.voices.length) continue
      const score = group.traits.reduce((sum, trait) => sum + (seen.get(trait) ?? 0), 0)
      if (score < least || (score === least && next && head(group) < head(next))) [next, least] = [group, score]
    }
    const voice = next?.voices[next.taken]?.voice
    if (!next || !voice) break
    for (const trait of next.traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
    ordered.push(voice)
    next.taken += 1
  }
  return ordered
}

/** Voices with the same traits, in the given order. */
interface Group<Voice> {
  readonly traits: readonly string[]
  readonly voices: { readonly voice: Voice; readonly place: number }[]
  /** Number of voices that have been ordered. */
  taken: number
}

/** Place of the next voice of a group in the given list. */
const head = ({ voices, taken }: Group<unknown>): number => voices[taken]?.place ?? Infinity

function groupByTraits<Voice extends Offered>(voices: readonly Voice[]): Map<string, Group<Voice>> {
  const groups = new Map<string, Group<Voice>>()
  for (const [place, voice] of voices.entries()) {
    const traits = traitsOf(voice)
    const key = traits.join('\n')
    const group = groups.get(key)
    if (group) group.voices.push({ voice, place })
    else groups.set(key, { traits, voices: [{ voice, place }], taken: 0 })
  }
  return groups
}

function traitsOf({ service, voice: { speakerId, gender, languageCodes } }: Offered): string[] {
  return [`service ${service}`, `model ${modelName(speakerId)}`, `gender ${gender}`, `language ${languageCodes[0]}`]
}
