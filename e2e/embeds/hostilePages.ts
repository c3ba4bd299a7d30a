import type { HostPage } from './startHost.ts'
import { moduleOf, PLAYER } from './startHost.ts'

const style = (css: string): HostPage => ({ head: `<style>${css}</style>` })
const script = (code: string): HostPage => ({ head: `<script>${code}</script>` })
const policy = (...rules: string[]): HostPage => ({ headers: { 'content-security-policy': rules.join('; ') } })
const SERVER = 'http://127.0.0.1:*'

/** Pages on which a player must be itself: what is odd about each, and how it comes about. */
export const HOSTILE_PAGES: Record<string, HostPage> = {
  'a plain page': {},
  'all styles unset': style('* { all: unset !important }'),
  'no doctype': { doctype: '' },
  'text from right to left': { body: `<div dir="rtl">${PLAYER}</div>` },
  'tiny spaced capitals': style(
    'body { font: 7px/4 serif; letter-spacing: .5em; word-spacing: 2em; text-transform: uppercase; white-space: pre; text-indent: 9em; text-align: right }',
  ),
  'a root of 62.5 %': style('html { font-size: 62.5% }'),
  'a root of 32 px': style('html { font-size: 32px }'),
  'rules for every control': style(
    'button, input, select, svg, audio, div, span, p { display: block !important; float: left !important; width: 300px !important; background: lime !important }',
  ),
  'pictures that are stretched': style('svg { width: 300px !important; transform: scale(3); stroke: red !important }'),
  'padding and borders on all': style('* { box-sizing: content-box; padding: 3px; border: 2px solid red }'),
  'words before and after all': style('*::before, *::after { content: "ad" !important; display: block }'),
  'an ancestor that is moved and clips': {
    body: `<div style="transform: translate(5px); overflow: hidden; contain: layout paint">${PLAYER}</div>`,
  },
  'a high stacking order around': { body: `<div style="position: relative; z-index: 2147483647">${PLAYER}</div>` },
  'a narrow column': { body: `<div style="width: 280px">${PLAYER}</div>` },
  'a zoomed page': style('body { zoom: 2 }'),
  'styles and scripts by address alone': policy(
    "default-src 'none'",
    `script-src ${SERVER}`,
    `style-src 'self'`,
    `connect-src ${SERVER}`,
    "media-src 'self'",
  ),
  'a page shut off from others': {
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  },
  'scripts by nonce alone': {
    ...policy("default-src 'none'", `script-src 'nonce-r4nd0m' 'strict-dynamic'`, "media-src 'self'"),
    script: (address) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`,
  },
  'Trusted Types': policy("require-trusted-types-for 'script'"),
  'no trusted types at all': policy("require-trusted-types-for 'script'", "trusted-types 'none'"),
  'prototypes with more in them': script(
    'Object.prototype.extra = 1; Array.prototype.extra = () => {}; String.prototype.toJSON = () => "x"',
  ),
  'loaders of other module systems': script(
    'window.define = Object.assign(() => {}, { amd: {} }); window.module = { exports: {} }; window.exports = window.module.exports',
  ),
  'another base of addresses': { head: '<base href="https://elsewhere.example/deep/">' },
  'the script twice': { script: (address) => moduleOf(address) + moduleOf(`${address}?again`) },
  'the script in the old way': { script: (address) => `<script>import(${JSON.stringify(address)})</script>` },
  'no storage': script('Object.defineProperty(window, "localStorage", { get() { throw new Error("forbidden") } })'),
  'no channel to other tabs': script('delete window.BroadcastChannel'),
  'no shared style sheets': script('delete CSSStyleSheet.prototype.replaceSync'),
  'inside another shadow root': {
    body: `<div><template shadowrootmode="open">${PLAYER}</template></div>`,
  },
  'a thousand nodes around': { body: `${'<p>x</p>'.repeat(500)}${PLAYER}${'<p>x</p>'.repeat(500)}` },
  'made before the script': script(
    `addEventListener('DOMContentLoaded', () => { const early = document.createElement('voice-player'); early.id = 'early'; early.src = '/none.wav'; early.title = 'Early'; document.body.append(early) })`,
  ),
}
