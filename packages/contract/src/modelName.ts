/** The part of `voice_speaker_id` before the double dash. */
export function modelName(speakerId: string): string {
  return speakerId.split('--', 1)[0] ?? speakerId
}
