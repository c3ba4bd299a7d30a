/** A turning ring. Decorative: the place that waits says so in words. */
export function Spinner() {
  return <span className="voice-spinner" part="spinner" aria-hidden="true" />
}
