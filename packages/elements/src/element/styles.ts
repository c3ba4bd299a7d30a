import components from '@voice-rankings/react/styles.css?inline'

/**
 * The page places the element; what it inherits of text and colours ends at the root inside, and it cannot write into it.
 * `all` leaves direction, and custom properties such as `--voice-*`.
 */
const ROOT = `
:host { display: block }
:host([hidden]) { display: none }
:host::before, :host::after { content: none !important }
.root {
  all: initial;
  display: block;
  container-type: inline-size;
  color-scheme: inherit;
  visibility: inherit;
  font: 400 16px/1.5 var(--voice-font);
  color: var(--voice-ink);
}
`

/** All styles of an element's inside. */
export const STYLES = `${components}${ROOT}`
