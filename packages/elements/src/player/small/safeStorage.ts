/** Reads from localStorage; null if the key is missing or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to localStorage. If storage is blocked, the value is not kept. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked by browser settings or in a frame without an origin.
  }
}
