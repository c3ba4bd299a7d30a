/** Names that are not their capitalized ids. */
const NAMES: Readonly<Record<string, string>> = {
  espeak: 'eSpeak NG',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
}

/**
 * Display name of a provider; an id without a name is capitalized.
 *
 * @example
 * providerName('flite') // 'Flite'
 */
export function providerName(service: string): string {
  return NAMES[service] ?? service.charAt(0).toUpperCase() + service.slice(1)
}
