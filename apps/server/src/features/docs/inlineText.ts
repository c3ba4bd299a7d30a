import { html } from 'hono/html'
import type { Html } from './html.ts'

/** Renders a text as HTML, with code elements for parts in backticks. */
export function inlineText(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}
