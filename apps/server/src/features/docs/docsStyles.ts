import { PAGE_FONT_FACES } from '../../kernel/http/pageFonts.ts'
import { PAGE_TOKENS } from '../../kernel/http/pageTokens.ts'

/** Stylesheet of the API documentation. */
export const DOCS_STYLES = `${PAGE_FONT_FACES}
${PAGE_TOKENS}
* { box-sizing: border-box; margin: 0 }
html { scroll-padding-block-start: 16px }
body {
  background: var(--paper); color: var(--ink);
  font: 1rem/1.55 'Geist Variable', ui-sans-serif, system-ui, sans-serif;
}
a { color: inherit; text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--male); outline-offset: 2px; border-radius: 4px }
.skip { position: absolute; inset-inline-start: -999px }
.skip:focus { inset-inline-start: 16px; inset-block-start: 12px; z-index: 1; padding: 8px 14px; background: var(--ink); color: var(--on-ink); border-radius: 10px }
header {
  display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 64px; padding: 0 24px;
  border-block-end: 1px solid var(--line);
}
header a { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none }
header nav a { color: var(--ink-2); font-size: 0.9375rem }
header nav a:hover { color: var(--ink) }
header nav { display: flex; flex-wrap: wrap; justify-content: end; column-gap: 20px }
.brand { gap: 10px; font: 650 1.125rem 'Bricolage Grotesque Variable', ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.01em; white-space: nowrap }
.page { display: grid; grid-template-columns: 280px minmax(0, 1fr); max-width: 1200px; margin-inline: auto }
.contents.phone { display: none }
.contents ul { padding: 0; list-style: none }
.contents a { display: block; padding: 4px 10px; border-radius: 6px; text-decoration: none }
.contents a:hover { background: var(--sunken) }
.contents > ul > li > a { margin-block-start: 10px; font-weight: 600 }
.contents ul ul a { color: var(--ink-2); font-size: 0.9375rem }
.contents.desk { position: sticky; inset-block-start: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 24px 16px 48px 14px }
main { min-width: 0; padding: 40px 24px 96px 40px; border-inline-start: 1px solid var(--line) }
main > :not(section, div), section > p, article > p { max-width: 70ch }
h1, h2, h3 { font-family: 'Bricolage Grotesque Variable', ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.02em; line-height: 1.2 }
h1 { font-size: 2.25rem }
h2 { margin-block-start: 72px; font-size: 1.75rem }
h3 { margin-block-start: 40px; font-size: 1.3125rem }
h4 { margin-block: 24px 8px; font-size: 0.9375rem }
p { margin-block-start: 10px }
.lead, section > h2 + p, .who, .when, dd { color: var(--ink-2) }
article { margin-block-start: 32px; padding-block-end: 32px; border-block-end: 1px solid var(--line) }
article h3 { margin-block-start: 0 }
.anchor { margin-inline-start: 10px; color: var(--ink-2); font-weight: 400; text-decoration: none }
code, pre, .method, .status, .try input { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875em }
p code, dd code, dt code, li code { overflow-wrap: anywhere }
p code, dd code { padding: 1px 5px; border-radius: 6px; background: var(--sunken) }
.address { overflow-wrap: anywhere }
.method { display: inline-block; padding: 2px 10px; border-radius: 999px; background: var(--ink); color: var(--on-ink); font-weight: 600 }
.fields { display: grid; margin-block-start: 8px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); overflow: hidden }
.fields > div { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 2px 20px; padding: 10px 16px }
.fields > div + div { border-block-start: 1px solid var(--line) }
dd { margin: 0 }
.type { color: var(--ink-2); font-size: 0.875rem; overflow-wrap: anywhere }
.must { color: var(--danger); font-size: 0.875rem }
figure { margin-block-start: 12px }
figcaption { color: var(--ink-2); font-size: 0.875rem }
pre { margin-block-start: 6px; padding: 14px 16px; border-radius: 16px; background: var(--sunken); line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2 }
pre code { font-size: 0.8125rem }
details { margin-block-start: 16px }
summary { min-height: 44px; padding-block: 10px; cursor: pointer; font-weight: 600 }
.errors { padding: 0; list-style: none }
.errors details { margin: 0; border-block-end: 1px solid var(--line) }
.errors summary { font-weight: 400 }
.errors summary code { font-weight: 600 }
.errors details > :last-child { margin-block-end: 14px }
.status { color: var(--ink-2) }
.try form { display: flex; gap: 10px; align-items: end; margin-block-start: 12px }
.try label { display: grid; flex: 1; gap: 4px; min-width: 0; font-size: 0.875rem; font-weight: 600 }
.try input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line-3); border-radius: 10px; background: var(--surface); color: inherit }
.try button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: var(--ink); color: var(--on-ink); font: inherit; font-weight: 600; cursor: pointer }
.try button:disabled { opacity: 0.6; cursor: progress }
.try pre { max-height: 420px; overflow-y: auto; font-size: 0.8125rem }
:target > h3, section:target > h2 { text-decoration: underline; text-decoration-color: var(--female); text-decoration-thickness: 3px; text-underline-offset: 6px }
@media (max-width: 820px) {
  header { padding: 0 16px }
  .page { display: block }
  .contents.desk { display: none }
  .contents.phone { display: block; margin: 0; padding: 4px 16px; border-block-end: 1px solid var(--line) }
  .contents.phone a { padding-block: 10px }
  main { padding: 24px 16px 64px; border: 0 }
  h1 { font-size: 1.75rem }
  h2 { margin-block-start: 56px; font-size: 1.5rem }
  .fields > div { grid-template-columns: minmax(0, 1fr) }
  .try form { flex-direction: column; align-items: stretch }
}
@media print { .contents, .try, header { display: none } .page { display: block } main { border: 0 } }
`
