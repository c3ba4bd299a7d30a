import { TRAITS, type AttributeMeasurement, type AttributeName, type TraitName } from '@voice-rankings/contract'
import type { VoiceProfile } from './voiceProfile.ts'

/** Measurements from which the texts about a voice are generated. */
export type DescribedProfile = Pick<VoiceProfile, AttributeMeasurement | 'pitchSpreadSemitones'>

/** Measured attributes of a voice; null where not measured. */
export type Measurements = Readonly<Record<AttributeMeasurement, number | null>>

/** Searchable uses of voices, in display order. */
export const USE_CASES = [
  'narration',
  'education',
  'support',
  'announcements',
  'advertising',
  'meditation',
  'characters',
  'general',
] as const
export type UseCase = (typeof USE_CASES)[number]

/** Place of a voice among others by an attribute, from 0 (lowest) to 1 (highest); null where not measured. */
export type Place = (attribute: AttributeName) => number | null

interface Use {
  readonly title: string
  /** Description of the use. */
  readonly means: string
  /** Requirements in the units of the measurements. */
  readonly suits: (measured: Measurements) => boolean
  /** How well a voice that meets them fits, compared with others; more is better. */
  readonly fit: (place: Place, vocalFry: number | null) => number
  /** Measurements in favour of the use. */
  readonly because: readonly Reason[]
}

type Reason = (measured: Measurements, traits: readonly TraitName[]) => string

/** Maximum vocal fry of an effortlessly intelligible voice, as a share of voiced time. */
const CLEAR_FRY = 0.06

/** Minimum vocal fry of a character, as a share of voiced time. */
const CHARACTER_FRY = 0.15

const within = (value: number | null, low: number, high: number) => value !== null && value >= low && value < high
const isClear = ({ pitchHz, vocalFry }: Measurements) => pitchHz === null || within(vocalFry, 0, CLEAR_FRY)

/** Fit that is best at the wanted places, as the negative mean distance from them. */
function near(wanted: Readonly<Partial<Record<AttributeName, number>>>): Use['fit'] {
  const places = Object.entries(wanted) as [AttributeName, number][]
  return (place) => {
    let sum = 0
    for (const [attribute, best] of places) {
      const at = place(attribute)
      sum += at === null ? 1 : Math.abs(at - best)
    }
    return -sum / places.length
  }
}

/** Reason that names the voice's trait of an attribute; without one it states the value alone. */
const reason =
  (
    attribute: AttributeName,
    measurement: AttributeMeasurement,
    texts: { none: string; named: (trait: string, value: number) => string; plain: (value: number) => string },
  ): Reason =>
  (measured, traits) => {
    const value = measured[measurement]
    if (value === null) return texts.none
    const trait = traits.find((name) => TRAITS[name].attribute === attribute)
    return trait ? texts.named(trait, value) : texts.plain(value)
  }

const pace = reason('speakingRate', 'wordsPerMinute', {
  none: 'no measured pace',
  named: (trait, rate) => `a ${trait} pace (${Math.round(rate)} words per minute)`,
  plain: (rate) => `a pace of ${Math.round(rate)} words per minute`,
})
const height = reason('pitch', 'pitchHz', {
  none: 'speech without pitch, as in a whisper',
  named: (trait, pitch) => `a ${trait} pitch (${Math.round(pitch)} Hz)`,
  plain: (pitch) => `a pitch of ${Math.round(pitch)} Hz`,
})
const liveliness = reason('energy', 'energy', {
  none: 'no measured energy',
  named: (trait, value) => `a ${trait} delivery (energy ${value.toFixed(1)} of 10)`,
  plain: (value) => `an energy of ${value.toFixed(1)} of 10`,
})
const level = reason('intensity', 'intensityPercent', {
  none: 'no measured loudness',
  named: (trait, value) => `${trait} speech (${Math.round(value)} % perceptual loudness)`,
  plain: (value) => `a perceptual loudness of ${Math.round(value)} %`,
})
const fry = reason('vocalFry', 'vocalFry', {
  none: 'no measured vocal fry',
  named: (trait, share) => `a ${trait} tone (${percent(share)} vocal fry)`,
  plain: (share) => `${percent(share)} vocal fry`,
})
// Vocal fry is undefined without pitch.
const tone: Reason = (measured, traits) => (measured.pitchHz === null ? 'an unvoiced tone' : fry(measured, traits))

const USES: Record<UseCase, Use> = {
  narration: {
    title: 'Narration',
    means: 'audiobooks, articles and other long reading',
    suits: (m) => m.pitchHz !== null && within(m.vocalFry, 0, CHARACTER_FRY) && within(m.wordsPerMinute, 120, 200),
    fit: near({ speakingRate: 0.4, energy: 0.4 }),
    because: [pace, height, tone],
  },
  education: {
    title: 'Education',
    means: 'lessons, language learning and instructions',
    suits: (m) => m.pitchHz !== null && isClear(m) && within(m.wordsPerMinute, 80, 170),
    fit: near({ speakingRate: 0.1, energy: 0.5 }),
    because: [pace, tone],
  },
  support: {
    title: 'Customer support',
    means: 'phone menus, assistants and help desks',
    suits: (m) => isClear(m) && within(m.pitchHz, 80, 300) && within(m.wordsPerMinute, 140, 230),
    fit: near({ speakingRate: 0.5, energy: 0.6 }),
    because: [pace, tone, liveliness],
  },
  announcements: {
    title: 'Announcements',
    means: 'stations, shops and public places',
    suits: (m) => within(m.intensityPercent, 70, Infinity) && isClear(m) && within(m.wordsPerMinute, 80, 200),
    fit: near({ intensity: 1, speakingRate: 0.3 }),
    because: [level, pace, tone],
  },
  advertising: {
    title: 'Advertising',
    means: 'spots, trailers and promotions',
    suits: (m) => m.pitchHz !== null && within(m.energy, 5, Infinity) && within(m.intensityPercent, 70, Infinity),
    fit: near({ energy: 1, intensity: 0.8 }),
    because: [liveliness, level],
  },
  meditation: {
    title: 'Meditation',
    means: 'relaxation, bedtime stories and quiet listening',
    suits: (m) => within(m.energy, 0, 5) && within(m.wordsPerMinute, 0, 170),
    fit: near({ energy: 0, speakingRate: 0.1 }),
    because: [liveliness, pace],
  },
  characters: {
    title: 'Characters',
    means: 'games, animation and drama',
    suits: (m) => m.pitchHz === null || !within(m.pitchHz, 90, 250) || within(m.vocalFry, CHARACTER_FRY, Infinity),
    fit: (place, vocalFry) => {
      const at = place('pitch')
      return at === null || (vocalFry ?? 0) >= CHARACTER_FRY ? 1 : 2 * Math.abs(at - 0.5)
    },
    because: [height, tone],
  },
  general: {
    title: 'General use',
    means: 'short messages and notifications',
    suits: () => false,
    fit: () => 0,
    because: [pace, height],
  },
}

/** True if the measurements meet the requirements of a use, whatever other voices are like. */
export const meetsUse = (use: UseCase, measured: Measurements): boolean => USES[use].suits(measured)

/** Fit of a voice to a use by its places among others; more is better. */
export const fitOfUse = (use: UseCase, place: Place, vocalFry: number | null): number => USES[use].fit(place, vocalFry)

/** Describes in Markdown a use and the measurements in its favour, with the words of the voice's traits. */
export function textOfUse(use: UseCase, measured: Measurements, traits: readonly TraitName[]): string {
  const { title, means, because } = USES[use]
  return `**${title}** (${means}): ${listed(because.map((of) => of(measured, traits)))}.`
}

/** Joins phrases as in "a, b and c". */
function listed(phrases: readonly string[]): string {
  return phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`
}

/** Formats a share of 0-1 as whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
