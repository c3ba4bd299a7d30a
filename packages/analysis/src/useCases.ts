import type { AttributeMeasurement } from '@voice-rankings/contract'
import { energyLabel, intensityLabel, pitchLabel, rateLabel, vocalFryLabel } from './labels.ts'
import type { VoiceProfile } from './voiceProfile.ts'

/** Measurements from which the texts about a voice are generated. */
export type DescribedProfile = Pick<VoiceProfile, AttributeMeasurement | 'pitchSpreadSemitones'>

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

interface Use {
  readonly title: string
  /** Description of the use. */
  readonly means: string
  readonly suits: (profile: DescribedProfile) => boolean
  /** Measurements in favour of the use. */
  readonly because: readonly Reason[]
}

type Reason = (profile: DescribedProfile) => string

/** Maximum vocal fry of an effortlessly intelligible voice, as a share of voiced time. */
const CLEAR_FRY = 0.06

const pace: Reason = ({ wordsPerMinute: rate }) =>
  rate === null ? 'no measured pace' : `${article(rateLabel(rate))} pace (${Math.round(rate)} words per minute)`
const tone: Reason = ({ pitchHz, vocalFry }) => {
  if (pitchHz === null) return 'an unvoiced tone'
  return vocalFry <= CLEAR_FRY
    ? `${article(vocalFryLabel(vocalFry))} tone (${percent(vocalFry)} vocal fry)`
    : `${vocalFryLabel(vocalFry)} (${percent(vocalFry)} of its voiced time)`
}
const liveliness: Reason = ({ energy }) =>
  `${article(energyLabel(energy))} delivery (energy ${energy.toFixed(1)} of 10)`
const level: Reason = ({ intensityPercent }) =>
  `${intensityLabel(intensityPercent)} speech (${Math.round(intensityPercent)} % perceptual loudness)`
const height: Reason = ({ pitchHz }) =>
  pitchHz === null
    ? 'speech without pitch, as in a whisper'
    : `${article(pitchLabel(pitchHz))} pitch (${Math.round(pitchHz)} Hz)`

const hasRate = ({ wordsPerMinute: rate }: DescribedProfile, low: number, high: number) =>
  rate !== null && rate >= low && rate < high

const USES: Record<UseCase, Use> = {
  narration: {
    title: 'Narration',
    means: 'audiobooks, articles and other long reading',
    suits: (p) => p.pitchHz !== null && p.vocalFry < 0.15 && hasRate(p, 120, 200),
    because: [pace, height, tone],
  },
  education: {
    title: 'Education',
    means: 'lessons, language learning and instructions',
    suits: (p) => p.pitchHz !== null && p.vocalFry <= CLEAR_FRY && hasRate(p, 80, 170),
    because: [pace, tone],
  },
  support: {
    title: 'Customer support',
    means: 'phone menus, assistants and help desks',
    suits: (p) =>
      p.vocalFry <= CLEAR_FRY && p.pitchHz !== null && p.pitchHz >= 80 && p.pitchHz < 300 && hasRate(p, 140, 230),
    because: [pace, tone, liveliness],
  },
  announcements: {
    title: 'Announcements',
    means: 'stations, shops and public places',
    suits: (p) => p.intensityPercent >= 78 && p.vocalFry <= CLEAR_FRY && hasRate(p, 80, 200),
    because: [level, pace, tone],
  },
  advertising: {
    title: 'Advertising',
    means: 'spots, trailers and promotions',
    suits: (p) => p.pitchHz !== null && p.energy >= 6 && p.intensityPercent >= 70,
    because: [liveliness, level],
  },
  meditation: {
    title: 'Meditation',
    means: 'relaxation, bedtime stories and quiet listening',
    suits: (p) => p.energy < 4.5 && hasRate(p, 0, 160),
    because: [liveliness, pace],
  },
  characters: {
    title: 'Characters',
    means: 'games, animation and drama',
    suits: (p) => p.pitchHz === null || p.pitchHz < 90 || p.pitchHz >= 250 || p.vocalFry >= 0.15,
    because: [height, tone],
  },
  general: {
    title: 'General use',
    means: 'short messages and notifications',
    suits: () => false,
    because: [pace, height],
  },
}

/**
 * Uses that fit the measurements; "general" when none does.
 *
 * @example
 * const uses = suitedUses(voiceProfile(samples, 48_000, marks, 'Good morning!')) // for instance ['narration']
 */
export function suitedUses(profile: DescribedProfile): UseCase[] {
  const suited = USE_CASES.filter((use) => USES[use].suits(profile))
  return suited.length > 0 ? suited : ['general']
}

/** Describes in Markdown a use and the measurements in its favour. */
export function textOfUse(use: UseCase, profile: DescribedProfile): string {
  const { title, means, because } = USES[use]
  const reasons = because.map((reason) => reason(profile))
  return `**${title}** (${means}): ${listed(reasons)}.`
}

/** Joins phrases as in "a, b and c". */
function listed(phrases: readonly string[]): string {
  return phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`
}

/** Prepends "a" or "an" to a label. */
export function article(label: string): string {
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`
}

/** Formats a share of 0-1 as whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
