import { html } from 'hono/html'
import type { Html } from './html.ts'

/** A text of the documentation as HTML: what stands in backticks is code. */
export function inlineText(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}
