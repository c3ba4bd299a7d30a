/** Typeahead timeout: a longer pause starts a new word, in milliseconds. */
const TYPING_PAUSE_MS = 700

/** Typeahead buffer and time of the last letter. */
export interface Typed {
  readonly text: string
  readonly atMs: number
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  // With no current item it also moves to the last.
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Index of the item a key moves to from `at` (-1 for none); null if the key does not move. */
export function itemAfterKey(key: string, at: number, count: number): number | null {
  return STEPS[key] && count > 0 ? STEPS[key](at, count) : null
}

/** Adds a letter to the typeahead buffer. Repeating one letter cycles through the matching items (ARIA APG, menu). */
export function typeLetter(typed: Typed | null, letter: string, atMs: number): Typed {
  const isGoingOn = typed !== null && atMs - typed.atMs < TYPING_PAUSE_MS && typed.text !== letter
  return { text: isGoingOn ? typed.text + letter : letter, atMs }
}

/** Index of the next item after `at` that starts with the typed text; null if none does. */
export function itemTyped(names: readonly string[], at: number, { text }: Typed): number | null {
  // A single letter moves to the next match; a longer word keeps the current item while it matches.
  const from = text.length === 1 ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < names.length; step += 1) {
    const place = (from + step) % names.length
    if (names[place]?.trim().toLocaleLowerCase().startsWith(text.toLocaleLowerCase())) return place
  }
  return null
}
