/**
 * What a page hands to the voice's page to be spoken there at once. It travels with the visitor's own step and not in the
 * address, so that no link from elsewhere can spend their credits.
 */
export function newTextState(text: string): { newText: string } {
  return { newText: text }
}

/** The text that came with the step to this page; null for none. */
export function newTextOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newText' in state)) return null
  return typeof state.newText === 'string' ? state.newText : null
}
