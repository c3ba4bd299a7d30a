/**
 * Styles of the account pages. They come from the server itself, so that signing in works without the site; colours,
 * corners and fonts are those of the site's tokens.
 */
export const ACCOUNT_STYLES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.986 0.003 95), oklch(0.165 0.008 285));
  --surface: light-dark(#fff, oklch(0.205 0.01 285));
  --sunken: light-dark(oklch(0.962 0.004 95), oklch(0.245 0.01 285));
  --ink: light-dark(oklch(0.225 0.012 285), oklch(0.965 0.003 95));
  --ink-2: light-dark(oklch(0.45 0.012 285), oklch(0.77 0.008 285));
  --on-ink: light-dark(oklch(0.986 0.003 95), oklch(0.165 0.008 285));
  --line: light-dark(oklch(0.915 0.005 95), oklch(0.285 0.012 285));
  --line-3: light-dark(oklch(0.6 0.006 95), oklch(0.58 0.012 285));
  --female: light-dark(oklch(0.56 0.215 305), oklch(0.72 0.18 308));
  --male: light-dark(oklch(0.55 0.19 256), oklch(0.7 0.15 252));
  --none: light-dark(oklch(0.53 0.01 285), oklch(0.66 0.01 285));
  --danger: light-dark(oklch(0.53 0.2 25), oklch(0.72 0.17 22));
  --danger-soft: light-dark(oklch(0.965 0.02 20), oklch(0.26 0.06 22));
}
* { box-sizing: border-box; margin: 0 }
body {
  display: grid; min-height: 100vh; min-height: 100dvh; padding: 24px 16px; place-items: center;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 'Geist Variable', Geist, ui-sans-serif, system-ui, sans-serif;
}
main { width: 100%; max-width: 400px; padding: 32px; border: 1px solid var(--line); border-radius: 24px; background: var(--surface) }
svg { display: block; margin-bottom: 20px }
h1 { font: 700 1.625rem/1.2 'Bricolage Grotesque Variable', 'Bricolage Grotesque', ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.02em }
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
.button { margin-top: 24px }
.or { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--ink-2); font-size: 0.9375rem }
:focus-visible { outline: 2px solid var(--male); outline-offset: 2px }
@media (max-width: 440px) { main { padding: 24px 20px; border: 0; background: none } body { padding: 8px; place-items: start center } }
`
