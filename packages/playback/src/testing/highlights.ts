import { vi } from 'vitest'

/** Emulates the CSS Custom Highlight API, which jsdom lacks. Support is detected when a module is loaded. */
export function stubHighlights(): void {
  vi.stubGlobal('Highlight', class extends Set {})
  vi.stubGlobal('CSS', { highlights: new Map() })
  vi.resetModules()
}

export function unstubHighlights(): void {
  vi.unstubAllGlobals()
  vi.resetModules()
}

/** Text in each highlight; empty for one without a range. */
export const painted = (names: readonly string[]): string[] =>
  names.map((name) => [...(CSS.highlights.get(name) ?? [])].map(String).join('|'))
