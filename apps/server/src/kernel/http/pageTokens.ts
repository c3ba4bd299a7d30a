/**
 * CSS colour tokens of the pages rendered by the server itself, which work without the site. They equal the site's
 * tokens and follow the colour scheme of the reader.
 */
export const PAGE_TOKENS = `
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
`
