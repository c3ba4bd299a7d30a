/** Properties of a measured attribute, apart from its texts. */
interface Measured {
  /** Field of a voice and column of the database; null means not measured. */
  readonly field: `voice_${string}`
  /** Name in the `VoiceProfile` of `@voice-rankings/analysis`. */
  readonly measurement: string
  /** Unit after a displayed number. */
  readonly unit: 'Hz' | 'wpm' | '%' | 'of 10'
  /** Displayed number per stored one: 100 for a share that is displayed in percent. */
  readonly factor: 1 | 100
  /** Minimum and maximum number of decimals of a displayed number. */
  readonly decimals: readonly [fewest: number, most: number]
  /** Range of its filter, histogram and bar. */
  readonly range: readonly [low: number, high: number]
  /** Step of its filter slider. */
  readonly step: number
  /** Bounds of possible values. */
  readonly limits: readonly [low: number, high: number]
  /** Scale of an axis: pitch is perceived in ratios, so it is logarithmic. */
  readonly scale: 'linear' | 'log'
  /** Maximum number of decimals in the answer of the map. */
  readonly mapDecimals: number
  /** Visibility in lists of voices: on every card, only in rows, which are wider, or never. */
  readonly listed: 'always' | 'in rows' | 'never'
  /** Search parameter that filters by a range. */
  readonly filter: `${string}Range`
  /** Sort key of a search, in ascending order. */
  readonly sort: string
  /**
   * Names in the call for similar voices: its switch, its list, and the value of the source voice; null without a list.
   */
  readonly similar: { readonly wanted: string; readonly list: string; readonly source: string } | null
}

/**
 * Table of the measured attributes. Search, facets, map, cards, profile and comparison are derived from it. Texts are
 * separate, so that a page loads only those it shows: {@link ATTRIBUTE_LABELS}, {@link ATTRIBUTE_LACKS},
 * {@link ATTRIBUTE_TEXTS}, {@link ATTRIBUTE_DEFINITIONS} and {@link ATTRIBUTE_WORDS}, and for the documentation of the
 * API {@link ATTRIBUTE_FIELD_TEXTS} and {@link ATTRIBUTE_EXAMPLES}. The order is that of URLs and answers;
 * {@link ATTRIBUTE_NAMES} has the display order.
 */
export const ATTRIBUTES = {
  /** Words per minute of the sample. */
  speakingRate: {
    field: 'voice_words_per_minute',
    measurement: 'wordsPerMinute',
    unit: 'wpm',
    factor: 1,
    decimals: [0, 0],
    range: [100, 300],
    step: 5,
    limits: [0, 1000],
    scale: 'linear',
    mapDecimals: 1,
    listed: 'always',
    filter: 'wpmRange',
    sort: 'wpm',
    similar: { wanted: 'wpm', list: 'similarWPM', source: 'wordsPerMinute' },
  },
  /** Median pitch in Hz; null for an unvoiced voice, such as a whisper. */
  pitch: {
    field: 'voice_pitch_hz',
    measurement: 'pitchHz',
    unit: 'Hz',
    factor: 1,
    decimals: [0, 0],
    range: [80, 400],
    step: 5,
    limits: [20, 2000],
    scale: 'log',
    mapDecimals: 1,
    listed: 'always',
    filter: 'pitchRange',
    sort: 'pitch',
    similar: { wanted: 'pitch', list: 'similarPitch', source: 'pitchHz' },
  },
  /** Perceptual loudness before mastering, 0–100 %. */
  intensity: {
    field: 'voice_intensity',
    measurement: 'intensityPercent',
    unit: '%',
    factor: 1,
    decimals: [0, 0],
    range: [0, 100],
    step: 1,
    limits: [0, 100],
    scale: 'linear',
    mapDecimals: 1,
    listed: 'in rows',
    filter: 'intensityRange',
    sort: 'intensity',
    similar: { wanted: 'intensity', list: 'similarIntensity', source: 'intensity' },
  },
  /** Share of creak in voiced time, 0–1. */
  vocalFry: {
    field: 'voice_vocal_fry',
    measurement: 'vocalFry',
    unit: '%',
    factor: 100,
    decimals: [0, 0],
    range: [0, 1],
    step: 0.01,
    limits: [0, 1],
    scale: 'linear',
    mapDecimals: 3,
    listed: 'in rows',
    filter: 'vocalFryRange',
    sort: 'fry',
    similar: { wanted: 'vocalFry', list: 'similarVocalFry', source: 'vocalFry' },
  },
  /** Liveliness 1–10, derived from loudness range, speaking rate and pitch range. */
  energy: {
    field: 'voice_energy',
    measurement: 'energy',
    unit: 'of 10',
    factor: 1,
    decimals: [1, 1],
    range: [1, 10],
    step: 0.5,
    limits: [1, 10],
    scale: 'linear',
    mapDecimals: 2,
    listed: 'never',
    filter: 'energyRange',
    sort: 'energy',
    similar: null,
  },
} as const satisfies Record<string, Measured>

type Attributes = typeof ATTRIBUTES

/** Name of a measured attribute in code. */
export type AttributeName = keyof Attributes
/** Field of a voice that holds an attribute. */
export type AttributeField = Attributes[AttributeName]['field']
/**
 * Place of a value on an axis, 0–1; values beyond its ends are at them.
 *
 * @example
 * shareOf(240, ATTRIBUTES.pitch.range) // 0.5
 */
export const shareOf = (value: number, [low, high]: readonly [low: number, high: number]): number =>
  high > low ? Math.max(0, Math.min(1, (value - low) / (high - low))) : 0

/**
 * Value as it is displayed, in steps of its last decimal: values with the same result are displayed as the same number.
 *
 * @example
 * displayedSteps('vocalFry', 0.004) // 0, displayed as 0 %
 */
export function displayedSteps(name: AttributeName, value: number): number {
  const { factor, decimals } = ATTRIBUTES[name]
  return Math.round(value * factor * 10 ** decimals[1])
}

/** Name of a range filter, such as `pitchRange`. */
export type RangeName = Attributes[AttributeName]['filter']
/** Name of an attribute in the `VoiceProfile` of `@voice-rankings/analysis`. */
export type AttributeMeasurement = Attributes[AttributeName]['measurement']
/** Sort key of an attribute. */
export type AttributeSort = Attributes[AttributeName]['sort']
/** Attribute with a list of similar voices. */
export type SimilarName = {
  [Name in AttributeName]: Attributes[Name]['similar'] extends null ? never : Name
}[AttributeName]

/** Record with one entry per attribute, under its name in the column `Key` of the table. */
export type AttributeRecord<Key extends 'field' | 'filter' | 'measurement', Value> = {
  [Name in AttributeName as (typeof ATTRIBUTES)[Name][Key]]: Value
}
/** Record with one entry per attribute with similar voices, under its name in the column `Key`. */
export type SimilarRecord<Key extends 'wanted' | 'list' | 'source', Value> = {
  [Name in SimilarName as (typeof ATTRIBUTES)[Name]['similar'][Key]]: Value
}

/** English labels of an attribute in components; defaults of replaceable texts. */
interface Labels {
  readonly label: string
  /** Label of its filter slider. */
  readonly filter: string
  /** Labels of its sort orders, ascending and descending. */
  readonly lowestFirst: string
  readonly highestFirst: string
  /** Short definition after the label; null for none. */
  readonly how: string | null
  /** Heading of its list of similar voices; null without a list. */
  readonly similar: string | null
}

/** Labels of each attribute. */
export const ATTRIBUTE_LABELS = {
  speakingRate: {
    label: 'Pace',
    filter: 'Speed',
    lowestFirst: 'Slowest',
    highestFirst: 'Fastest',
    how: 'words of the sample per minute of speech.',
    similar: 'Similar Pace (WPM)',
  },
  pitch: {
    label: 'Pitch',
    filter: 'Pitch',
    lowestFirst: 'Lowest pitch',
    highestFirst: 'Highest pitch',
    how: 'median fundamental frequency of the voiced parts.',
    similar: 'Similar Pitch (Hz)',
  },
  intensity: {
    label: 'Intensity',
    filter: 'Intensity',
    lowestFirst: 'Softest',
    highestFirst: 'Loudest',
    how: 'perceptual loudness before levelling, from LUFS.',
    similar: 'Similar Intensity',
  },
  vocalFry: {
    label: 'Vocal fry',
    filter: 'Vocal fry',
    lowestFirst: 'Clearest',
    highestFirst: 'Most vocal fry',
    how: 'share of creak in voiced time, measured from irregular pulses of the recording, not from low pitch.',
    similar: 'Similar Vocal Fry',
  },
  energy: {
    label: 'Energy',
    filter: 'Energy',
    lowestFirst: 'Calmest',
    highestFirst: 'Liveliest',
    how: null,
    similar: null,
  },
} as const satisfies Record<AttributeName, Labels>

/** Reason for an empty list of similar voices: the reference voice has no value of the attribute, or 0. */
export const ATTRIBUTE_LACKS: Readonly<Record<SimilarName, string>> = {
  speakingRate: 'This voice has no measured pace.',
  pitch: 'This voice has no pitch.',
  intensity: 'This voice has no measured intensity.',
  vocalFry: 'This voice has no vocal fry.',
}

/** English phrases for an attribute in texts about a voice. */
interface Texts {
  readonly name: string
  /** Formats a value with its unit in words. */
  readonly inFull: (value: number) => string
  /** Formats a value with its unit symbol, for pictures. */
  readonly inShort: (value: number) => string
}

/** Phrases of each attribute in texts and pictures of a voice. */
export const ATTRIBUTE_TEXTS = {
  speakingRate: {
    name: 'Speaking rate',
    inFull: (value) => `${Math.round(value)} words per minute`,
    inShort: (value) => `${Math.round(value)} wpm`,
  },
  pitch: {
    name: 'Pitch',
    inFull: (value) => `${Math.round(value)} Hz`,
    inShort: (value) => `${Math.round(value)} Hz`,
  },
  intensity: {
    name: 'Intensity',
    inFull: (value) => `${Math.round(value)} %`,
    inShort: (value) => `${Math.round(value)} %`,
  },
  vocalFry: {
    name: 'Vocal fry',
    inFull: (value) => `${Math.round(value * 100)} %`,
    inShort: (value) => `${Math.round(value * 100)} %`,
  },
  energy: {
    name: 'Energy',
    inFull: (value) => `${value.toFixed(1)} of 10`,
    inShort: (value) => `${value.toFixed(1)} of 10`,
  },
} as const satisfies Record<AttributeName, Texts>

/** Definition of each attribute, for readers. */
export const ATTRIBUTE_DEFINITIONS: Readonly<Record<AttributeName, string>> = {
  speakingRate: 'Words per minute, from the word times of the sample.',
  pitch: 'Median fundamental frequency of the voiced parts of the sample, in hertz. A whisper has none.',
  intensity: 'Loudness of the sample before levelling: 0 % is −70 LUFS, 100 % is −6 LUFS.',
  vocalFry: 'Share of creak in voiced time, from 0 to 1, by irregular pulses; a low pitch does not count.',
  energy: 'Liveliness of the voice, from 1 to 10, derived from loudness range, pace and pitch range.',
}

/** Descriptions of the fields and parameters of each attribute, for the documentation of the API. */
export const ATTRIBUTE_FIELD_TEXTS: Readonly<
  AttributeRecord<'field' | 'filter', string> & SimilarRecord<'wanted' | 'list' | 'source', string>
> = {
  voice_words_per_minute: 'Speaking rate in words per minute.',
  wpmRange: 'Range of the speaking rate in words per minute, 100–300, such as `120-200`.',
  wpm: '`true` adds the voices of similar pace.',
  similarWPM: 'Voices with the nearest speaking rate.',
  wordsPerMinute: 'Speaking rate in words per minute; null if unknown.',

  voice_pitch_hz: 'Median pitch in Hz; null for a whisper and before measuring.',
  pitchRange: 'Range of the median pitch in Hz, 80–400.',
  pitch: '`true` adds the voices of similar pitch.',
  similarPitch: 'Voices with the nearest median pitch.',
  pitchHz: 'Median pitch in Hz; null if unknown.',

  voice_intensity: 'Perceptual loudness before levelling, 0–100 %.',
  intensityRange: 'Range of the loudness in percent, 0–100.',
  intensity: '`true` adds the voices of similar loudness. In a profile: loudness in percent.',
  similarIntensity: 'Voices with the nearest loudness.',

  voice_vocal_fry: 'Share of creak in voiced time, 0–1, by irregular pulses of the sample; a low pitch does not count.',
  vocalFryRange: 'Range of the vocal fry, 0–1.',
  vocalFry: '`true` adds the voices with similar vocal fry. In a profile: share of vocal fry.',
  similarVocalFry: 'Voices with the nearest vocal fry.',

  voice_energy: 'Liveliness, 1–10, derived from loudness range, speaking rate and pitch range.',
  energyRange: 'Range of the liveliness, 1–10.',
}

/** Value of each attribute in the examples of the API. */
export const ATTRIBUTE_EXAMPLES: Readonly<AttributeRecord<'field', number>> = {
  voice_words_per_minute: 164,
  voice_pitch_hz: 172.4,
  voice_intensity: 71,
  voice_vocal_fry: 0.03,
  voice_energy: 5.2,
}

/** Words of a scale, each valid for values below its bound and at or above the previous bound. */
export type Words = readonly (readonly [below: number, word: string])[]

/** Scale of words of each attribute. */
export const ATTRIBUTE_WORDS: Readonly<Record<AttributeName, Words>> = {
  // Read-aloud English is mostly 140–180 words per minute.
  speakingRate: [
    [100, 'very slow'],
    [130, 'slow'],
    [170, 'moderate'],
    [200, 'brisk'],
    [230, 'fast'],
    [260, 'very fast'],
    [Infinity, 'extremely fast'],
  ],
  // Typical male speech is at 85–155 Hz, typical female speech at 165–255 Hz.
  pitch: [
    [80, 'extremely deep'],
    [100, 'very deep'],
    [130, 'deep'],
    [165, 'medium-low'],
    [200, 'medium'],
    [240, 'medium-high'],
    [300, 'high'],
    [400, 'very high'],
    [Infinity, 'extremely high'],
  ],
  // The middle of the scale is moderate, and so is broadcast speech: -23 LUFS (EBU R 128) is 73. Samples are normally
  // at 70-90; 75 is -22 LUFS, 88 is -13.7, 95 is -9.2.
  intensity: [
    [15, 'whisper'],
    [30, 'very soft'],
    [45, 'soft'],
    [75, 'moderate'],
    [88, 'loud'],
    [95, 'very loud'],
    [Infinity, 'extremely loud'],
  ],
  // Typical speakers creak for a few percent of the time, mostly at phrase ends.
  vocalFry: [
    [0.02, 'clear'],
    [0.06, 'mostly clear'],
    [0.15, 'light fry'],
    [0.35, 'moderate fry'],
    [0.7, 'heavy fry'],
    [Infinity, 'extreme fry'],
  ],
  energy: [
    [2.5, 'very even'],
    [4.5, 'even'],
    [6.5, 'balanced'],
    [8.5, 'lively'],
    [Infinity, 'very lively'],
  ],
}
