/** Combines two event handlers; the host's runs first. */
export function composeHandlers<Event>(ours: (event: Event) => void, theirs: ((event: Event) => void) | undefined) {
  return (event: Event): void => {
    theirs?.(event)
    ours(event)
  }
}
