import type { HostPage } from './startHost.ts'
import { moduleOf, PLAYER } from './startHost.ts'

/** A page of somebody else's on which a player must be itself. */
export interface HostilePage extends HostPage {
  /** What is odd about it. */
  oddity: string
  /** Names that its own scripts give the window. */
  globals?: readonly string[]
  /** Whether the player may look as it does nowhere else, as when the whole page is zoomed. */
  looksOwn?: boolean
  /** Whether its player says by its path which voice it is, so that all of it comes from the server of the script. */
  isNamed?: boolean
  /** Whether axe itself does not run there. */
  breaksAxe?: boolean
  /** How wide the window is, in CSS pixels, where that is what is odd. */
  widthPx?: number
}

const style = (css: string): HostPage => ({ head: `<style>${css}</style>` })
const script = (code: string): HostPage => ({ head: `<script>${code}</script>` })
const once = (type: string, code: string) => script(`addEventListener('${type}', () => { ${code} })`)
const policy = (...rules: string[]): HostPage => ({ headers: { 'content-security-policy': rules.join('; ') } })
const SERVER = 'http://127.0.0.1:*'
/** Scripts by nonce alone. */
const NONCE = ["default-src 'none'", `script-src 'nonce-r4nd0m' 'strict-dynamic'`, "media-src 'self'"]
const withNonce = (address: string) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`
/** A player that has more to say than fits beside it. */
const LONG = PLAYER.replace('A story', 'A story '.repeat(20))
/** Something of the page's own that lies over all that does not make room for itself. */
const OVER = '<p style="position: relative; z-index: 2147483647; height: 100px; background: lime">Over</p>'
const FIRST = `const player = document.querySelector('voice-player')`

/** By number, of forty; those that take another course than all others stand in the tests themselves: 17, 27, 28, 37, 39, 40. */
export const HOSTILE_PAGES: Readonly<Record<string, HostilePage>> = {
  '00': { oddity: 'nothing' },
  '01': { oddity: 'all styles unset', ...style('* { all: unset !important }') },
  '02': { oddity: 'everything of the slot made initial', ...style('#slot * { all: initial }') },
  '03': { oddity: 'no doctype', doctype: '' },
  '04': { oddity: 'text from right to left', body: `<div dir="rtl">${PLAYER}</div>` },
  '05': {
    oddity: 'tiny spaced capitals',
    ...style(
      'body { font: 7px/4 serif; letter-spacing: .5em; word-spacing: 2em; text-transform: uppercase; white-space: pre; text-indent: 9em; text-align: right }',
    ),
  },
  '06': { oddity: 'a root of 62.5 %', ...style('html { font-size: 62.5% }') },
  '07': { oddity: 'a root of 32 px', ...style('html { font-size: 32px }') },
  '08': {
    oddity: 'rules for every control',
    ...style(
      'button, input, select, svg, audio, div, span, p { display: block !important; float: left !important; width: 300px !important; background: lime !important }',
    ),
  },
  '09': {
    oddity: 'pictures that are stretched',
    ...style('svg { width: 300px !important; transform: scale(3); stroke: red !important }'),
  },
  '10': {
    oddity: 'padding and borders on all',
    ...style('* { box-sizing: content-box; padding: 40px !important; border: 9px solid red !important }'),
  },
  '11': {
    oddity: 'words before and after all',
    ...style('*::before, *::after { content: "ad" !important; display: block }'),
  },
  '12': {
    oddity: 'an ancestor that is moved, contained and clips',
    // As high as what is in it, so that nothing is seen of what does not make room for itself.
    body: `<div style="transform: translate(5px); overflow: hidden; contain: content">${PLAYER}</div>`,
  },
  '13': {
    oddity: 'scripts by nonce alone',
    ...policy(...NONCE),
    script: withNonce,
  },
  '14': {
    oddity: 'styles and scripts by address alone',
    ...policy(
      "default-src 'none'",
      `script-src ${SERVER}`,
      `style-src 'self'`,
      `connect-src ${SERVER}`,
      "media-src 'self'",
    ),
  },
  '15': { oddity: 'Trusted Types', ...policy("require-trusted-types-for 'script'") },
  '16': {
    oddity: 'no trusted types at all',
    ...policy("require-trusted-types-for 'script'", "trusted-types 'none'"),
  },
  '18': {
    oddity: 'prototypes with more in them',
    breaksAxe: true,
    ...script('Object.prototype.extra = 1; Array.prototype.extra = () => {}; String.prototype.toJSON = () => "x"'),
  },
  '19': {
    oddity: 'the methods of an old library',
    ...script(
      'Array.prototype.toJSON = function () { return `[${this.join()}]` }; Array.prototype.each = Array.prototype.forEach; Function.prototype.bind = function (me, ...given) { const called = this; return function (...more) { return called.apply(me, [...given, ...more]) } }',
    ),
  },
  '20': { oddity: 'the script twice', script: (address) => moduleOf(address) + moduleOf(`${address}?again`) },
  '21': {
    oddity: 'loaders of other module systems',
    ...script(
      'window.define = Object.assign(() => {}, { amd: {} }); window.module = { exports: {} }; window.exports = window.module.exports',
    ),
    globals: ['define', 'module', 'exports'],
  },
  '22': {
    oddity: 'the script in the head and the old way',
    script: (address) => `<script>import(${JSON.stringify(address)})</script>`,
    isNamed: true,
    looksOwn: true,
  },
  '23': {
    oddity: 'a player that is moved fifty times',
    ...once(
      'DOMContentLoaded',
      `${FIRST}; for (let n = 0; n < 50; n += 1) (n % 2 ? document.body : document.querySelector('#slot')).prepend(player)`,
    ),
  },
  '24': {
    oddity: 'a player beside it that goes while it loads',
    body: `<voice-player id="gone" src="HOST/sound.wav" title="Gone"></voice-player>${PLAYER}`,
    ...once('DOMContentLoaded', `document.querySelector('#gone').remove()`),
  },
  '25': {
    oddity: 'a player that is shown later',
    body: `<div id="later" style="display: none">${PLAYER}</div>`,
    ...once('load', `setTimeout(() => document.querySelector('#later').removeAttribute('style'), 50)`),
  },
  '26': {
    oddity: 'a player that had no width',
    body: `<div id="later" style="width: 0; overflow: hidden">${PLAYER}</div>`,
    ...once('load', `setTimeout(() => document.querySelector('#later').removeAttribute('style'), 50)`),
  },
  '29': { oddity: 'a window of 320 px', widthPx: 320, body: LONG },
  '30': {
    oddity: 'XHTML',
    doctype: '',
    isXhtml: true,
    // Chromium runs no module by its tag in XML (crbug.com/717643).
    script: (address) => `<script>import(${JSON.stringify(address)})</script>`,
  },
  '31': {
    oddity: 'another base of addresses',
    head: '<base href="https://elsewhere.example/deep/">',
    isNamed: true,
    looksOwn: true,
  },
  '32': {
    oddity: 'no requests by scripts',
    ...script(
      `window.fetch = () => Promise.reject(new Error('blocked')); XMLHttpRequest.prototype.open = () => { throw new Error('blocked') }`,
    ),
  },
  '33': {
    oddity: 'no storage',
    ...script(
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new Error('forbidden') } })`,
    ),
  },
  '34': {
    oddity: 'no observers and no audio context',
    ...script(
      'delete window.AudioContext; delete window.ResizeObserver; delete window.IntersectionObserver; delete window.BroadcastChannel',
    ),
  },
  '35': {
    oddity: 'two shadow roots around',
    body: `<div><template shadowrootmode="open"><div><template shadowrootmode="open">${PLAYER}</template></div></template></div>`,
  },
  '36': {
    oddity: 'shut off from other origins',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  },
  '38': { oddity: 'fifty players', body: PLAYER.repeat(50) },
  // Beyond the forty.
  '41': { oddity: 'no sound without a click', headers: { 'permissions-policy': 'autoplay=()' } },
  '42': {
    oddity: 'names that blockers of advertising hide',
    ...style('[class*=ad], [class*=player], [id*=ad-], [part], .root, .banner { display: none !important }'),
  },
  '43': {
    oddity: 'no shared style sheets, and others by nonce alone',
    ...policy(...NONCE, `style-src 'nonce-r4nd0m'`),
    head: '<script nonce="r4nd0m">delete CSSStyleSheet.prototype.replaceSync</script>',
    script: withNonce,
  },
  '44': { oddity: 'a narrow column', body: `<div style="width: 280px">${LONG}</div>` },
  '45': { oddity: 'a zoomed page', ...style('body { zoom: 2 }'), looksOwn: true },
  '46': {
    oddity: 'a thousand nodes around',
    body: `${'<p>x</p>'.repeat(500)}${PLAYER}${'<p>x</p>'.repeat(500)}`,
  },
  '47': {
    oddity: 'a player that is made, filled in and put in before the script',
    body: `<script>{
      const early = document.createElement('voice-player')
      const given = { src: 'HOST/sound.wav', title: 'Owl', subtitle: 'A story', durationMs: 20000, peaks: [0, 50, 100, 50, 20] }
      document.querySelector('#slot').append(Object.assign(early, given))
    }</script>`,
  },
  '48': {
    oddity: 'a high stacking order around',
    body: `<div style="position: relative; z-index: 2147483647">${PLAYER}</div>${OVER.repeat(2)}`,
  },
  '49': {
    oddity: 'a React of its own, which is not ours to touch',
    ...script(
      `for (const name of ['React', 'ReactDOM', 'preact', '__REACT_DEVTOOLS_GLOBAL_HOOK__']) Object.defineProperty(window, name, { get() { throw new Error(name + ' was touched') } })`,
    ),
    globals: ['React', 'ReactDOM', 'preact', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
  },
}
