/** Part of a text page. Links are written as `[label](/path)`. */
export type TextBlock =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly terms: readonly (readonly [term: string, text: string])[] }

/** Page that consists of text. */
export interface TextPage {
  readonly title: string
  /** Description for search engines and link previews. */
  readonly description: string
  readonly blocks: readonly TextBlock[]
}

/** Text pages in one language. */
export interface TextPages {
  readonly about: TextPage
  readonly privacy: TextPage
  readonly terms: TextPage
}
