import { renderToHtml } from '../../../packages/elements/src/player/small/renderToHtml.ts'
import { DURATION_MS, PEAKS } from './sound.mjs'

const OURS = '[part=play-button]'
const moduleOf = (file) => `<script type="module" src="${file}"></script>`

/** Input of the nth player. */
const storyOf = (n) => ({
  src: `/sound-${n}.wav`,
  title: `Story ${n}`,
  durationMs: DURATION_MS,
  peaks: PEAKS.join(' '),
})

const rendered = (n) => renderToHtml(storyOf(n), { styles: '/embed/v1/player.css' })

function written(n) {
  const { src, title, durationMs, peaks } = storyOf(n)
  return `<voice-player src="${src}" title="${title}" duration-ms="${durationMs}" peaks="${peaks}"></voice-player>`
}

/** Placeholder that a third-party player fills. */
function place(n) {
  const { src, title, durationMs, peaks } = storyOf(n)
  return `<div data-place data-src="${src}" data-title="${title}" data-duration-ms="${durationMs}" data-peaks="${peaks}"></div>`
}

const inPlace = (html) => (n) => `<div data-place>${html(n)}</div>`

/**
 * Measured systems: markup for the page's head, HTML of the nth player, and selector of its play button. Native
 * controls have no selectable button; it is at their left edge.
 */
const OWN = [
  {
    name: 'native',
    title: '<audio controls>',
    head: '',
    player: inPlace((n) => `<audio controls preload="none" src="${storyOf(n).src}"></audio>`),
    button: 'audio',
  },
  {
    name: 'player',
    title: 'small player',
    head: moduleOf('/embed/v1/elements.js'),
    player: inPlace(written),
    button: OURS,
  },
  {
    name: 'voices',
    title: 'small player, distinct voices',
    head: moduleOf('/embed/v1/elements.js'),
    player: inPlace((n) => `<voice-player voice-path="flite/female/voice${n}"></voice-player>`),
    button: OURS,
  },
  {
    name: 'html',
    title: 'small player, HTML from a server',
    head: moduleOf('/embed/v1/elements.js'),
    player: inPlace(rendered),
    button: OURS,
  },
  {
    name: 'loader',
    title: 'loader, HTML from a server',
    head: moduleOf('/embed/v1/loader.js'),
    player: inPlace(rendered),
    button: OURS,
  },
]

/**
 * Third-party players by package; their entries are `bench/peers/src/{name}.js`. `isStill` marks players that do not
 * update progress when preloading is disabled, so the cost of updating is not measured.
 */
const PEERS = [
  { name: 'waveform-player', from: '@arraypress/waveform-player', button: '.waveform-btn', isStill: true },
  { name: 'wavesurfer', from: 'wavesurfer.js', button: 'button' },
  { name: 'plyr', from: 'plyr', button: '[data-plyr=play]' },
  { name: 'media-chrome', from: 'media-chrome', button: 'media-play-button' },
  { name: 'videojs', from: '@videojs/html', button: 'media-play-button' },
  { name: 'vidstack', from: 'vidstack', button: '.vds-play-button' },
]

const SCRIPT = OWN.find(({ name }) => name === 'player')
const HEARD = { button: OURS, heard: '[part=waveform-heard]' }

/**
 * Players added to and removed from a page: the script build and the module build. Entries with `heard`, a selector
 * that matches while playing, are played first.
 */
export const PASSING = [
  { ...SCRIPT, title: 'player' },
  { ...SCRIPT, title: 'player that has played', ...HEARD },
  {
    name: 'module',
    title: 'player of the module build that has played',
    head: moduleOf('/modules/player/small/define.js'),
    player: written,
    ...HEARD,
  },
  {
    name: 'module-full',
    title: 'full player of the module build that has played',
    head: moduleOf('/modules/player/define.js'),
    player: (n) => written(n).replace('>', ' variant="full">'),
    button: '[part=main-button]:not([disabled])',
    heard: '[data-playback=playing]',
  },
]

/** Players of distinct voices, as the documentation tells people to paste them, on another origin than their server. */
export const servedSystem = (server, voices) => ({
  name: 'served',
  head: moduleOf(`${server}/embed/v1/elements.js`),
  player(n) {
    const { voice_service, voice_gender, voice_speaker_id } = voices[n]
    return `<voice-player voice-path="${voice_service}/${voice_gender}/${voice_speaker_id}"></voice-player>`
  },
})

/** Page without players, to measure the browser's own work. */
export const EMPTY = { name: 'empty', head: '', player: () => '' }

/** True for third-party players. */
export const isPeer = (name) => PEERS.some((peer) => peer.name === name)
export const NAMES = [...OWN, ...PEERS].map(({ name }) => name)

/** Third-party players among the names; all by default. */
export const peersOf = (names = NAMES) => PEERS.filter(({ name }) => names.includes(name))

/** Systems by name, with bundled third-party players. `native` is always included as the baseline. */
export function systemsOf(names = NAMES, bundled = {}) {
  const peers = peersOf(names).map(({ name, from, button, isStill }) => {
    const { version, licence, hasStyles } = bundled[name]
    const styles = hasStyles ? `<link rel="stylesheet" href="/peers/${name}/${name}.css">` : ''
    const head = styles + moduleOf(`/peers/${name}/${name}.js`)
    return { name, title: `${from} ${version}`, licence, button, isStill, head, player: place }
  })
  return [...OWN.filter(({ name }) => name === 'native' || names.includes(name)), ...peers]
}

/** Page with text between its players, like a blog. */
export function pageOf({ head, player }, count) {
  const stories = Array.from({ length: count }, (_, n) => `<h2>Story ${n}</h2>${player(n)}<p>What it is about.</p>`)
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Stories</title><link rel="stylesheet" href="/page.css">${head}</head>` +
    `<body><main><h1>Stories</h1>${stories.join('')}</main></body></html>`
  )
}
