/** Whether pointing at a voice plays it: as chosen, or as the connection suggests. */
export type Hearing = 'on' | 'off' | 'default'

/** The stored choice; anything else leaves it to the connection. */
export function parseHearing(stored: string | null): Hearing {
  return stored === 'on' || stored === 'off' ? stored : 'default'
}

/** Whether the visitor asked for little data: by the browser's data saver, or by the setting of the system. */
export function wantsLittleData(): boolean {
  const navigator = globalThis.navigator as (Navigator & { connection?: { saveData?: boolean } }) | undefined
  return (
    navigator?.connection?.saveData === true ||
    (globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false)
  )
}
