/** Key of a voice's sample in the object store, and its public path below the base URL. */
export function sampleKey(service: string, speakerId: string): string {
  return `sampleAudioTTS/${service}-${speakerId}.mp3`
}
