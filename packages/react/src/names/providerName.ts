const NAMES: Readonly<Record<string, string>> = { flite: 'Flite', espeak: 'eSpeak NG', gnuspeech: 'Gnuspeech' }

/**
 * Name of a provider for people; an id without a name is shown with a capital.
 *
 * @example
 * providerName('flite') // 'Flite'
 */
export function providerName(service: string): string {
  return NAMES[service] ?? service.charAt(0).toUpperCase() + service.slice(1)
}
