import {
  type AlternativeWish,
  ATTRIBUTE_LABELS,
  ATTRIBUTE_LACKS,
  SIMILAR_NAMES,
  type SimilarName,
} from '@voice-rankings/contract'

/** Texts of the similar voices, in the sidebar and on their own tab. */
export const similarMessages = {
  title: 'Similar Voices',
  cardLoading: 'Loading similar voices...',
  cardEmpty: 'No similar voices found',
  unmeasured: 'This voice has not been measured yet.',
  cardFailed: 'Failed to fetch similar voices',
  loading: 'Finding Similar Voices...',
  loadingHint: 'This may take a moment.',
  failed: 'An Error Occurred',
  failedHint: 'Could not load similarity data.',
  refused: 'Failed to fetch similarity data.',
  noVoice: 'No source voice selected.',
  retry: 'Try again',
  /** Choice between the language of the voice and all. */
  language: 'Language',
  anyLanguage: 'Any language',
  overall: 'Best Overall Matches',
  noOverall: 'No overall similar voices found.',
  /** Heading of the parts of a difference, before their names. */
  differenceBy: 'Difference by part',
  parts: { timbre: 'Timbre', pitch: 'Pitch', pace: 'Pace', energy: 'Energy' },
  /** Part of the difference from the reference voice, for example `Timbre 64 %`. */
  partShare: (part: string, percent: string) => `${part} ${percent} %`,
  nearly: 'Nearly this, but',
  wishes: {
    cheaper: 'Cheaper',
    commercial: 'For commercial use',
    offline: 'Offline',
    better_scored: 'Preferred in blind tests',
    other_language: 'In another language',
  } satisfies Record<AlternativeWish, string> as Record<AlternativeWish, string>,
  free: 'free',
  /** Price of speech, for example `$16`. */
  perMillion: (amount: string) => `${amount} per million characters`,
  /** How an offline voice runs. */
  ownMachine: 'runs on your own machine',
  blindScore: (score: string) => `score ${score}`,
  compareAlternatives: 'Compare with this voice',
  byCharacteristic: 'Similar by Characteristic',
  noMatches: 'No specific matches found.',
  /** Reason for an empty group: the reference voice has no value of the attribute, or 0. */
  lacks: ATTRIBUTE_LACKS as Record<SimilarName, string>,
  groups: Object.fromEntries(SIMILAR_NAMES.map((name) => [name, ATTRIBUTE_LABELS[name].similar])) as Record<
    SimilarName,
    string
  >,
  /** Title of a group with the value of the reference voice. */
  groupTitle: (group: string, value: string) => `${group}: ${value}`,
  /** Rank of the reference voice in an attribute. */
  higherThan: (percent: string, voices: string) => `higher than ${percent} % of ${voices} voices`,
  notMeasured: 'N/A',
  details: 'Voice Details',
  detailsOf: (name: string) => `Voice Details of ${name} (opens in a new tab)`,
  alike: (percent: number) => `${Math.round(percent)} %`,
}

export type SimilarMessages = typeof similarMessages
