/** How long a pause begins a new word, in milliseconds. */
const TYPING_PAUSE_MS = 700

/** What was typed last, and when. */
export interface Typed {
  readonly text: string
  readonly atMs: number
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  // From none it is the last as well.
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Place of the item that a key leads to from the one at `at`, -1 for none; null when the key leads nowhere. */
export function itemAfterKey(key: string, at: number, count: number): number | null {
  return STEPS[key] && count > 0 ? STEPS[key](at, count) : null
}

/** What has been typed once a letter is added. The same letter over and over asks for one item after the other. */
export function typeLetter(typed: Typed | null, letter: string, atMs: number): Typed {
  const isGoingOn = typed !== null && atMs - typed.atMs < TYPING_PAUSE_MS && typed.text !== letter
  return { text: isGoingOn ? typed.text + letter : letter, atMs }
}

/** Place of the next item whose name begins with what was typed, after the one at `at`; null without one. */
export function itemTyped(names: readonly string[], at: number, { text }: Typed): number | null {
  // One letter goes on to the next item, a longer word stays while it fits.
  const from = text.length === 1 ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < names.length; step += 1) {
    const place = (from + step) % names.length
    if (names[place]?.trim().toLocaleLowerCase().startsWith(text.toLocaleLowerCase())) return place
  }
  return null
}
