/** Loads the page anew. Not a reload as scripts do it, which may be held back for ten seconds. */
export function loadAnew(): void {
  location.assign(location.pathname + location.search)
}
