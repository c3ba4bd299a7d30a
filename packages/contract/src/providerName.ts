/** Names that are not their capitalized ids. */
const NAMES: Readonly<Record<string, string>> = {
  espeak: 'eSpeak NG',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
}

/** Services whose engines run on one's own machine, without a network. */
const OFFLINE_SERVICES: readonly string[] = ['flite', 'espeak', 'gnuspeech', 'piper', 'kokoro']

/**
 * True if the engine of a service runs on one's own machine, without a network.
 *
 * @example
 * runsOffline('piper') // true
 */
export const runsOffline = (service: string): boolean => OFFLINE_SERVICES.includes(service)

/**
 * Display name of a provider; an id without a name is capitalized.
 *
 * @example
 * providerName('flite') // 'Flite'
 */
export function providerName(service: string): string {
  return NAMES[service] ?? service.charAt(0).toUpperCase() + service.slice(1)
}
