/** A handler that calls that of the host as well, and first. */
export function both<Event>(ours: (event: Event) => void, theirs: ((event: Event) => void) | undefined) {
  return (event: Event): void => {
    theirs?.(event)
    ours(event)
  }
}
