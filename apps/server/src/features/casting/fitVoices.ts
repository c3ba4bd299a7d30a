import {
  ATTRIBUTES,
  type AttributeField,
  type AttributeName,
  type CastingUse,
  type CastingWish,
  type FitPart,
  type Gender,
  type KnownGender,
  TOLD_APART,
} from '@voice-rankings/contract'
import { primaryOf } from '../speech/primaryOf.ts'
import { speaks } from '../similar/spokenLanguage.ts'
import type { ScriptMeasures } from './readScript.ts'

/** Range of an attribute in its stored unit, both ends included. */
type Range = readonly [low: number, high: number]
/** Wanted range of each attribute that matters. */
export type WantedRanges = Readonly<Partial<Record<AttributeName, Range>>>

/** A voice, as far as it is cast by. */
export type CastableVoice = Readonly<Record<AttributeField, number | null>> & {
  readonly voice_id: string
  readonly voice_gender: Gender
  /** BCP 47. */
  readonly voice_language_codes: readonly string[]
  /** USD per million characters, 0 for a free voice, null if its price is in another unit. */
  readonly dollars: number | null
  /** True if its licence allows commercial use; null if the licence does not say. */
  readonly commercial: boolean | null
  /** Lower end of its blind score; null without votes. */
  readonly blindLow: number | null
}

/** Requirements and wishes of a role. */
export interface CastingWants {
  /** BCP 47; voices of any region are accepted. */
  readonly language: string
  readonly ranges: WantedRanges
  readonly gender?: KnownGender | undefined
  readonly wishes: readonly CastingWish[]
  /** Maximum price in USD per million characters; undefined for any. */
  readonly priceLimit?: number | undefined
  /** True to require a licence that allows commercial use. */
  readonly commercial: boolean
}

/** A voice with its fit. */
export interface FittedVoice<V extends CastableVoice> {
  readonly voice: V
  /** 0–100 %. */
  readonly fit: number
  readonly parts: readonly FitPart[]
}

/** Weights of the parts of a fit. */
const WEIGHTS = {
  /** A derived range is a guess about taste, so one counts less than anything measured by listeners. */
  range: 1,
  /** A wish is stated, so at full strength it outweighs all ranges of one use together. */
  wish: 5,
  /** Listeners' preference decides between voices that suit equally. */
  blind: 2,
  /** The limit already excludes expensive voices; the rest only breaks ties. */
  price: 0.5,
} as const

/** Blind score assumed without votes: 150 below the mean of 1500, as the lower end of a voice with few votes is. */
const UNVOTED_LOW = 1350

/** Price in USD per million characters at which the price part is 0 if there is no limit. */
const EXPENSIVE = 30

/** A value misses its range entirely at this share of the attribute's axis beyond the end. */
const TOLERANCE = 0.25

/** Wanted ranges of each use, from the fixed bounds of the traits and the requirements of the use cases of voices. */
const USE_RANGES: Readonly<Record<CastingUse, WantedRanges>> = {
  drama: { speakingRate: [130, 200], energy: [4, 9] },
  narration: { speakingRate: [120, 190], vocalFry: [0, 0.15], energy: [3, 7] },
  education: { speakingRate: [100, 170], vocalFry: [0, 0.06], energy: [3, 7] },
  support: { speakingRate: [140, 200], vocalFry: [0, 0.06], pitch: [80, 300] },
  advertising: { speakingRate: [150, 230], energy: [6, 10], intensity: [70, 100] },
  meditation: { speakingRate: [60, 150], energy: [1, 4], intensity: [0, 75] },
}

/** Mean words per sentence from which sentences are long, and up to which they are short. */
const LONG_SENTENCE = 20
const SHORT_SENTENCE = 10
/** Numbers per word from which figures have to be understood at once: one in about 30 words. */
const MANY_NUMBERS = 0.03
/** Share of questions, or of quoted speech, from which melody carries the meaning. */
const MANY_TURNS = 0.25

/**
 * Derives the wanted ranges of a role from the use and the measures of its lines.
 *
 * Long sentences and many numbers limit the rate to 170 wpm; many numbers also ask for a clear voice. Many questions,
 * or quoted speech in short sentences, ask for an energy of at least 4, except for meditation.
 */
export function wantedRanges(use: CastingUse, measures: ScriptMeasures): WantedRanges {
  const ranges: Partial<Record<AttributeName, Range>> = { ...USE_RANGES[use] }
  const hasNumbers = measures.words > 0 && measures.numbers / measures.words >= MANY_NUMBERS
  const [slowest, fastest] = ranges.speakingRate ?? [0, Infinity]
  if (hasNumbers || measures.wordsPerSentence >= LONG_SENTENCE) ranges.speakingRate = [slowest, Math.min(fastest, 170)]
  if (hasNumbers) ranges.vocalFry = [0, 0.06]
  const isTalk = measures.dialogue >= MANY_TURNS && measures.wordsPerSentence <= SHORT_SENTENCE
  if (use !== 'meditation' && (isTalk || measures.questions >= MANY_TURNS)) {
    const [calmest, liveliest] = ranges.energy ?? [0, 10]
    ranges.energy = [Math.max(calmest, 4), liveliest]
  }
  return ranges
}

/**
 * Ranks the voices that meet the language, gender, price limit and licence by their fit.
 *
 * The fit is `100 · Σ weight · met / Σ weight` over its parts. A wish's `met` is the place of the value on the axis of
 * its attribute and only its weight depends on the strength. Therefore a stronger wish never lowers the mean of that
 * place in the first n voices: two orders that are optimal for the weights w < w′ satisfy (w′ − w)(m′ − m) ≥ 0.
 * Values that were not measured meet nothing. Equal fits are in order of ids.
 */
export function fitVoices<V extends CastableVoice>(voices: readonly V[], wants: CastingWants): FittedVoice<V>[] {
  return voices
    .filter((voice) => isAllowed(voice, wants))
    .map((voice) => {
      const parts = partsOf(voice, wants)
      const total = parts.reduce((sum, { weight }) => sum + weight, 0)
      return { voice, parts, fit: (100 * parts.reduce((sum, { met, weight }) => sum + met * weight, 0)) / total }
    })
    .toSorted((a, b) => b.fit - a.fit || (a.voice.voice_id < b.voice.voice_id ? -1 : 1))
}

function isAllowed(voice: CastableVoice, { language, gender, priceLimit, commercial }: CastingWants): boolean {
  return (
    speaks(voice, primaryOf(language)) &&
    (gender === undefined || voice.voice_gender === gender) &&
    (priceLimit === undefined || (voice.dollars !== null && voice.dollars <= priceLimit)) &&
    (!commercial || voice.commercial === true)
  )
}

function partsOf(voice: CastableVoice, { ranges, wishes, priceLimit }: CastingWants): FitPart[] {
  const valueOf = (attribute: AttributeName) => voice[ATTRIBUTES[attribute].field]
  const ranged = (Object.entries(ranges) as [AttributeName, Range][]).map(([attribute, range]) => {
    const value = valueOf(attribute)
    const outside = value === null ? Infinity : distanceTo(attribute, value, range)
    const met = Math.max(0, 1 - outside / TOLERANCE)
    return { part: 'range', attribute, voice_value: value, ...endsOf(range), met, weight: WEIGHTS.range } as const
  })
  const wished = wishes.map(({ attribute, wanted, strength }) => {
    const value = valueOf(attribute)
    const place = value === null ? null : Math.max(0, Math.min(1, placeOf(attribute, value)))
    const met = place === null ? 0 : wanted === 'high' ? place : 1 - place
    return { part: 'wish', attribute, voice_value: value, ...NO_RANGE, met, weight: WEIGHTS.wish * strength } as const
  })
  // Chance that listeners prefer the voice to a mean one, by the definition of the score.
  const blind = 1 / (1 + 10 ** ((1500 - (voice.blindLow ?? UNVOTED_LOW)) / 400))
  const cheap = voice.dollars === null ? 0 : 1 - Math.min(1, voice.dollars / (priceLimit || EXPENSIVE))
  return [
    ...ranged,
    ...wished,
    { part: 'blind', attribute: null, voice_value: voice.blindLow, ...NO_RANGE, met: blind, weight: WEIGHTS.blind },
    {
      part: 'price',
      attribute: null,
      voice_value: voice.dollars,
      wanted_low: null,
      wanted_high: priceLimit ?? null,
      met: cheap,
      weight: WEIGHTS.price,
    },
  ]
}

const NO_RANGE = { wanted_low: null, wanted_high: null } as const
const endsOf = ([wanted_low, wanted_high]: Range) => ({ wanted_low, wanted_high })

/** Place of a value on the axis of its attribute: 0 and 1 are its ends, values beyond them are outside 0–1. */
function placeOf(attribute: AttributeName, value: number): number {
  const { range, scale } = ATTRIBUTES[attribute]
  const at = (number: number) => (scale === 'log' ? Math.log(number) : number)
  return (at(value) - at(range[0])) / (at(range[1]) - at(range[0]))
}

/** Share of the axis between a value and a range; 0 within it. */
function distanceTo(attribute: AttributeName, value: number, [low, high]: Range): number {
  const nearest = Math.max(low, Math.min(high, value))
  return Math.abs(placeOf(attribute, value) - placeOf(attribute, nearest))
}

/**
 * Casts each role with its chosen voice, or with the first of its ranked voices that differs by {@link TOLD_APART} from
 * all voices cast before; without one, with the voice farthest from its nearest. Roles without voices get null.
 *
 * @param distance Distance of two voices, in units of the variation of one voice between sentences.
 * @param chosen Chosen voices by index of the role. They are cast first.
 */
export function castRoles<V extends CastableVoice>(
  roles: readonly (readonly FittedVoice<V>[])[],
  distance: (a: V, b: V) => number,
  chosen: readonly (V | undefined)[] = [],
): (V | null)[] {
  const cast = chosen.filter((voice) => voice !== undefined)
  return roles.map((ranked, index) => {
    const own = chosen[index]
    if (own) return own
    const nearest = ({ voice }: FittedVoice<V>) => Math.min(...cast.map((other) => distance(voice, other)))
    const found =
      ranked.find((row) => nearest(row) >= TOLD_APART) ??
      ranked.reduce<FittedVoice<V> | undefined>(
        (best, row) => (best && nearest(best) >= nearest(row) ? best : row),
        undefined,
      )
    if (found) cast.push(found.voice)
    return found?.voice ?? null
  })
}
