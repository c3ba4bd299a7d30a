const NAMES: Readonly<Record<string, string>> = {
  flite: 'Flite',
  espeak: 'eSpeak NG',
  gnuspeech: 'Gnuspeech',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
  azure: 'Azure',
  polly: 'Amazon Polly',
  google: 'Google Cloud',
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
