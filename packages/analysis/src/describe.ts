import type { VoiceProfile } from './voiceProfile.ts'

/** What {@link describe} reads of a profile. */
export type DescribedProfile = Pick<
  VoiceProfile,
  'pitchHz' | 'pitchSpreadSemitones' | 'wordsPerMinute' | 'intensityPercent' | 'vocalFry' | 'energy'
>

/** Texts about a voice, in the fields under which they are stored and sent. */
export interface VoiceDescription {
  readonly voice_summary: string
  readonly voice_attributes_summary: { attribute: string; value: string | number; interpretation: string }[]
  /** Markdown, one string per section. */
  readonly voice_detail_breakdown: string[]
  /** Markdown, one string per use. */
  readonly voice_best_for_description: string[]
  /** Uses the measurements suit; see {@link USE_CASES}. */
  readonly voice_categories: string[]
}

/** Uses a voice can be found by. */
export const USE_CASES = [
  'narration',
  'education',
  'support',
  'advertising',
  'meditation',
  'announcements',
  'characters',
] as const

/** Writes the texts of a voice from its measurements alone, by rule: it says only what was measured. */
export function describe(profile: DescribedProfile): VoiceDescription {
  throw new Error(`Not described yet: ${profile.energy}`)
}
