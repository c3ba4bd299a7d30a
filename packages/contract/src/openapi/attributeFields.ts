import type { AttributeRecord, SimilarRecord } from '../attributeRecords.ts'

/** Descriptions of the fields and parameters of measured attributes: see `fieldTexts`. */
export const attributeFieldTexts: Readonly<
  AttributeRecord<'field' | 'filter', string> & SimilarRecord<'wanted' | 'list' | 'source', string>
> = {
  voice_words_per_minute: 'Speaking rate.',
  wpmRange: 'Words per minute, 100–300, as `120-200`.',
  wpm: 'Whether to list voices of similar pace.',
  similarWPM: 'The nearest in words per minute.',
  wordsPerMinute: 'Speaking rate; null when unknown.',

  voice_pitch_hz: 'Median pitch in Hz; null for a whisper, or when not measured yet.',
  pitchRange: 'Hz, 80–400.',
  pitch: 'Whether to list voices of similar pitch.',
  similarPitch: 'The nearest in Hz.',
  pitchHz: 'Hz; null when unknown.',

  voice_intensity: 'Perceptual loudness as the engine made it, 0–100 %.',
  intensityRange: 'Percent, 0–100.',
  intensity: 'Whether to list voices of similar loudness; in a profile, its percentage.',
  similarIntensity: 'The nearest in loudness.',

  voice_vocal_fry: 'Share of voiced time spent in creak, 0–1.',
  vocalFryRange: 'Share, 0–1.',
  vocalFry: 'Whether to list voices with similar vocal fry; in a profile, its share.',
  similarVocalFry: 'The nearest in vocal fry.',

  voice_energy: 'Liveliness 1–10, from loudness range, rate and pitch range.',
  energyRange: 'Liveliness, 1–10.',
}

/** Measurements of the example voice. */
export const exampleMeasurements: Readonly<AttributeRecord<'field', number>> = {
  voice_words_per_minute: 164,
  voice_pitch_hz: 172.4,
  voice_intensity: 71,
  voice_vocal_fry: 0.03,
  voice_energy: 5.2,
}
