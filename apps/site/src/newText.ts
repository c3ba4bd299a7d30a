/**
 * Navigation state with a text that the voice's page generates at once. It is not in the address, so a link from
 * another site cannot spend the visitor's credits.
 */
export function newTextState(text: string): { newText: string } {
  return { newText: text }
}

/** Text in the navigation state; null for none. */
export function newTextOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newText' in state)) return null
  return typeof state.newText === 'string' ? state.newText : null
}
