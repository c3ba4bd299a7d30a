import type { HostPage } from './startHost.ts'
import { moduleOf, PLAYER } from './startHost.ts'

/** Third-party page with unusual styles, scripts or headers that must not affect a player. */
export interface HostilePage extends HostPage {
  /** Description of what is unusual. */
  oddity: string
  /** Global names defined by the page's own scripts. */
  globals?: readonly string[]
  /** True if the player may look different, for example when the whole page is zoomed. */
  looksOwn?: boolean
  /** True if the player is given a voice path, so that everything loads from the script's server. */
  isNamed?: boolean
  /** True if axe does not run on the page. */
  breaksAxe?: boolean
  /** Window width in CSS pixels, if that is what is unusual. */
  widthPx?: number
}

const style = (css: string): HostPage => ({ head: `<style>${css}</style>` })
const script = (code: string): HostPage => ({ head: `<script>${code}</script>` })
const once = (type: string, code: string) => script(`addEventListener('${type}', () => { ${code} })`)
const policy = (...rules: string[]): HostPage => ({ headers: { 'content-security-policy': rules.join('; ') } })
const SERVER = 'http://127.0.0.1:*'
/** CSP that allows scripts only by nonce. */
const NONCE = ["default-src 'none'", `script-src 'nonce-r4nd0m' 'strict-dynamic'`, "media-src 'self'"]
const withNonce = (address: string) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`
/** Player with a title longer than its space. */
const LONG = PLAYER.replace('A story', 'A story '.repeat(20))
/** Element of the page that covers everything not in the top layer. */
const OVER = '<p style="position: relative; z-index: 2147483647; height: 100px; background: lime">Over</p>'
const FIRST = `const player = document.querySelector('voice-player')`

/** Pages by number. Numbers 17, 27, 28, 37, 39 and 40 need steps of their own and are tested in testHostilePages.ts. */
export const HOSTILE_PAGES: Readonly<Record<string, HostilePage>> = {
  '00': { oddity: 'nothing' },
  '01': { oddity: 'all styles unset', ...style('* { all: unset !important }') },
  '02': { oddity: 'all styles in the slot reset to initial', ...style('#slot * { all: initial }') },
  '03': { oddity: 'no doctype', doctype: '' },
  '04': { oddity: 'right-to-left text', body: `<div dir="rtl">${PLAYER}</div>` },
  '05': {
    oddity: 'tiny spaced capitals',
    ...style(
      'body { font: 7px/4 serif; letter-spacing: .5em; word-spacing: 2em; text-transform: uppercase; white-space: pre; text-indent: 9em; text-align: right }',
    ),
  },
  '06': { oddity: 'a root font size of 62.5 %', ...style('html { font-size: 62.5% }') },
  '07': { oddity: 'a root font size of 32 px', ...style('html { font-size: 32px }') },
  '08': {
    oddity: 'important rules for every control',
    ...style(
      'button, input, select, svg, audio, div, span, p { display: block !important; float: left !important; width: 300px !important; background: lime !important }',
    ),
  },
  '09': {
    oddity: 'stretched SVGs',
    ...style('svg { width: 300px !important; transform: scale(3); stroke: red !important }'),
  },
  '10': {
    oddity: 'padding and borders on everything',
    ...style('* { box-sizing: content-box; padding: 40px !important; border: 9px solid red !important }'),
  },
  '11': {
    oddity: 'generated content on everything',
    ...style('*::before, *::after { content: "ad" !important; display: block }'),
  },
  '12': {
    oddity: 'an ancestor with transform, containment and clipping',
    // As high as its content, so everything that overflows it is clipped.
    body: `<div style="transform: translate(5px); overflow: hidden; contain: content">${PLAYER}</div>`,
  },
  '13': {
    oddity: 'a CSP with script nonces only',
    ...policy(...NONCE),
    script: withNonce,
  },
  '14': {
    oddity: 'a CSP with style and script addresses only',
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
    oddity: 'no Trusted Types policies allowed',
    ...policy("require-trusted-types-for 'script'", "trusted-types 'none'"),
  },
  '18': {
    oddity: 'extended built-in prototypes',
    breaksAxe: true,
    ...script('Object.prototype.extra = 1; Array.prototype.extra = () => {}; String.prototype.toJSON = () => "x"'),
  },
  '19': {
    oddity: 'built-ins patched by an old library',
    ...script(
      'Array.prototype.toJSON = function () { return `[${this.join()}]` }; Array.prototype.each = Array.prototype.forEach; Function.prototype.bind = function (me, ...given) { const called = this; return function (...more) { return called.apply(me, [...given, ...more]) } }',
    ),
  },
  '20': { oddity: 'the script loaded twice', script: (address) => moduleOf(address) + moduleOf(`${address}?again`) },
  '21': {
    oddity: 'globals of other module systems',
    ...script(
      'window.define = Object.assign(() => {}, { amd: {} }); window.module = { exports: {} }; window.exports = window.module.exports',
    ),
    globals: ['define', 'module', 'exports'],
  },
  '22': {
    oddity: 'a dynamic import in the head',
    script: (address) => `<script>import(${JSON.stringify(address)})</script>`,
    isNamed: true,
    looksOwn: true,
  },
  '23': {
    oddity: 'a player moved fifty times',
    ...once(
      'DOMContentLoaded',
      `${FIRST}; for (let n = 0; n < 50; n += 1) (n % 2 ? document.body : document.querySelector('#slot')).prepend(player)`,
    ),
  },
  '24': {
    oddity: 'another player removed while it loads',
    body: `<voice-player id="gone" src="HOST/sound.wav" title="Gone"></voice-player>${PLAYER}`,
    ...once('DOMContentLoaded', `document.querySelector('#gone').remove()`),
  },
  '25': {
    oddity: 'a player that is hidden at first',
    body: `<div id="later" style="display: none">${PLAYER}</div>`,
    ...once('load', `setTimeout(() => document.querySelector('#later').removeAttribute('style'), 50)`),
  },
  '26': {
    oddity: 'a player without width at first',
    body: `<div id="later" style="width: 0; overflow: hidden">${PLAYER}</div>`,
    ...once('load', `setTimeout(() => document.querySelector('#later').removeAttribute('style'), 50)`),
  },
  '29': { oddity: 'a window of 320 px', widthPx: 320, body: LONG },
  '30': {
    oddity: 'XHTML',
    doctype: '',
    isXhtml: true,
    // Chromium does not run module scripts from tags in XML (crbug.com/717643).
    script: (address) => `<script>import(${JSON.stringify(address)})</script>`,
  },
  '31': {
    oddity: 'another base URL',
    head: '<base href="https://elsewhere.example/deep/">',
    isNamed: true,
    looksOwn: true,
  },
  '32': {
    oddity: 'blocked fetch and XMLHttpRequest',
    ...script(
      `window.fetch = () => Promise.reject(new Error('blocked')); XMLHttpRequest.prototype.open = () => { throw new Error('blocked') }`,
    ),
  },
  '33': {
    oddity: 'blocked storage',
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
    oddity: 'two nested shadow roots',
    body: `<div><template shadowrootmode="open"><div><template shadowrootmode="open">${PLAYER}</template></div></template></div>`,
  },
  '36': {
    oddity: 'cross-origin isolation',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  },
  '38': { oddity: 'fifty players', body: PLAYER.repeat(50) },
  // Added after the original forty.
  '41': { oddity: 'autoplay forbidden by permissions policy', headers: { 'permissions-policy': 'autoplay=()' } },
  '42': {
    oddity: 'ad blocker rules',
    ...style('[class*=ad], [class*=player], [id*=ad-], [part], .root, .banner { display: none !important }'),
  },
  '43': {
    oddity: 'no constructable style sheets, and a CSP with style nonces only',
    ...policy(...NONCE, `style-src 'nonce-r4nd0m'`),
    head: '<script nonce="r4nd0m">delete CSSStyleSheet.prototype.replaceSync</script>',
    script: withNonce,
  },
  '44': { oddity: 'a narrow column', body: `<div style="width: 280px">${LONG}</div>` },
  '45': { oddity: 'a zoomed page', ...style('body { zoom: 2 }'), looksOwn: true },
  '46': {
    oddity: 'a thousand surrounding nodes',
    body: `${'<p>x</p>'.repeat(500)}${PLAYER}${'<p>x</p>'.repeat(500)}`,
  },
  '47': {
    oddity: 'a player created and inserted before the script',
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
    oddity: 'globals of another React that must not be accessed',
    ...script(
      `for (const name of ['React', 'ReactDOM', 'preact', '__REACT_DEVTOOLS_GLOBAL_HOOK__']) Object.defineProperty(window, name, { get() { throw new Error(name + ' was touched') } })`,
    ),
    globals: ['React', 'ReactDOM', 'preact', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
  },
}
