import manifest from '@voice-rankings/elements/custom-elements.json' with { type: 'json' }

/** One variable of the style sheets: what it is for, which may hold for several, and what it is unless a page sets it. */
export interface Token {
  name: string
  value: string
  doc: string
}

const [element] = manifest.modules.flatMap(({ declarations }) => declarations)

/** The variables that a page may set, which are the same for every element and component. */
export function readTokens(): Token[] {
  return (element?.cssProperties ?? []).map(({ name, description, default: value }) => ({
    name,
    value,
    doc: description,
  }))
}
