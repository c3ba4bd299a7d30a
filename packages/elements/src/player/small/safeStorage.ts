/** What this browser keeps for the visitor; null where nothing is kept, or nothing may be. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Has this browser store something for the visitor. Where nothing may be kept it lasts as long as the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // As a browser set so, or a frame without an origin, forbids.
  }
}
