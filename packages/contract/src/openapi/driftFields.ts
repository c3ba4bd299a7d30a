import { DRIFT_ALARM_Z } from '../voices.ts'

/** Descriptions of the fields about changed voices; see `fieldTexts`. */
export const driftFieldTexts: Readonly<Record<string, string>> = {
  voice_changes:
    'Changes of the voice, newest first: the same sentence, spoken by its provider, sounds different than before. Votes and ratings from before are of an earlier sound.',
  found_at: 'Time at which the change was found.',
  unchanged_at: 'Time of the last check that found the voice as it was; the change was between the two.',
  differences: 'What changed: the quantities that differ in two renderings.',
  measure: '`pitch` (Hz), `rate` (words per minute), `loudness` (LUFS) or `timbre` (distance of voiceprints).',
  value_before:
    'Value before the change; of `timbre` the distance between two renderings, about 0 for a voice that speaks every time the same.',
  value_after: 'Value after the change; of `timbre` the distance from the earlier renderings.',
  z_score: `Size of the difference in standard deviations of repeated renderings; more than ${DRIFT_ALARM_Z}.`,
  votes_before_change:
    'Number of the votes that count which are older than the last change of the voice; 0 for a voice that did not change.',
}
