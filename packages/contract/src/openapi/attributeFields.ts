import type { AttributeRecord, SimilarRecord } from '../attributeRecords.ts'

/** Descriptions of the fields and parameters of measured attributes: see `fieldTexts`. */
export const attributeFieldTexts: Readonly<
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

/** Measurements of the example voice. */
export const exampleMeasurements: Readonly<AttributeRecord<'field', number>> = {
  voice_words_per_minute: 164,
  voice_pitch_hz: 172.4,
  voice_intensity: 71,
  voice_vocal_fry: 0.03,
  voice_energy: 5.2,
}
