/**
 * The part of `voice_speaker_id` before the double dash.
 *
 * @example
 * modelName('kokoro--heart') // 'kokoro'
 */
export function modelName(speakerId: string): string {
  return speakerId.split('--', 1)[0] ?? speakerId
}
