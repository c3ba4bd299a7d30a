import { PAGE_FONT_FACES } from '../../../kernel/http/pageFonts.ts'
import { PAGE_TOKENS } from '../../../kernel/http/pageTokens.ts'

/**
 * Stylesheet of the account pages. It is served by the server itself, so that sign-in works without the site; its
 * values equal the site's tokens.
 */
export const ACCOUNT_STYLES = `${PAGE_FONT_FACES}
${PAGE_TOKENS}
[hidden] { display: none !important }
* { box-sizing: border-box; margin: 0 }
body {
  display: grid; min-height: 100vh; min-height: 100dvh; padding: 24px 16px; place-items: center;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 'Geist Variable', ui-sans-serif, system-ui, sans-serif;
}
main { width: 100%; max-width: 400px; padding: 32px; border: 1px solid var(--line); border-radius: 24px; background: var(--surface) }
svg { display: block; margin-bottom: 20px }
h1 { font: 700 1.625rem/1.2 'Bricolage Grotesque Variable', ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.02em }
p { margin-top: 8px; color: var(--ink-2) }
form { display: grid; gap: 16px; margin-top: 24px }
label { display: grid; gap: 6px; font-size: 0.875rem; font-weight: 600 }
input {
  width: 100%; min-height: 44px; padding: 0 14px; border: 1px solid var(--line-3); border-radius: 10px;
  background: var(--paper); color: inherit; font: inherit; font-size: 1rem; font-weight: 400;
}
input[aria-invalid='true'] { border-color: var(--danger) }
.hint { margin: -8px 0 0; font-size: 0.875rem }
.problem { margin: 0; padding: 12px 14px; border-radius: 10px; background: var(--danger-soft); color: var(--danger); font-weight: 500 }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 20px;
  border: 1px solid transparent; border-radius: 999px; background: var(--ink); color: var(--on-ink);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: color-mix(in oklab, var(--ink) 86%, var(--paper)) }
.quiet { border-color: var(--line-3); background: none; color: var(--ink) }
.quiet:hover { background: var(--sunken) }
.link { justify-self: center; min-height: 24px; padding: 0 8px; background: none; color: var(--ink-2); font-weight: 500; text-decoration: underline; text-underline-offset: 3px }
.link:hover { background: none; color: var(--ink) }
h1, p { overflow-wrap: anywhere }
input[readonly] { border-color: transparent; background: var(--sunken); text-overflow: ellipsis }
.button { margin-top: 24px }
.or { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--ink-2); font-size: 0.9375rem }
:focus-visible { outline: 2px solid var(--male); outline-offset: 2px }
@media (max-width: 440px) { main { padding: 24px 20px; border: 0; background: none } body { padding: 8px; place-items: start center } }
`
