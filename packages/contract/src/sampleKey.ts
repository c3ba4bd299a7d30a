/**
 * Key of a voice's sample in the object store, and its public path below the base URL.
 *
 * @example
 * const url = client.url(`/${sampleKey(voice.voice_service, voice.voice_speaker_id)}`)
 */
export function sampleKey(service: string, speakerId: string): string {
  return `sampleAudioTTS/${service}-${speakerId}.mp3`
}
