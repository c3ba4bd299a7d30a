import { EMBED_BUDGET, WIRE_BUDGET } from '../budgets.mjs'
import { isPeer } from './systems.mjs'

const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`
const ratio = (value) => `${value.toFixed(2)} ×`
const tenth = (value) => value.toFixed(1)
const whole = (value) => String(Math.round(value))

/** Maximum gzipped bytes of the eager and lazy parts. */
const WEIGHTS = { loader: 500, 'player, with styles': 3000, 'words of a text': 900, 'full player': 25_000 }
const MOST_NODES = 700
/** Title of each of our variants, by system name. */
const WAYS = {
  player: 'made by the script',
  voices: 'made by the script, distinct voices',
  html: 'HTML from a server',
  loader: 'HTML and the loader',
}
/** Variants whose cost is a gate: those that the documentation tells people to paste. */
const GATED = ['player', 'voices']

/** Values of our player, the native player and the best third-party player for one measure. */
function compare(all, read) {
  const others = Object.entries(all).flatMap(([name, one]) => (isPeer(name) ? (read(one) ?? []) : []))
  return {
    ours: all.player && read(all.player),
    native: read(all.native),
    best: others.length > 0 ? Math.min(...others) : undefined,
  }
}

/** Row for the median of a figure. */
const rowOf = (figures, name, row) => ({ ...compare(figures, (one) => one[name]?.[0]), ...row })

function weightRows(weights, figures) {
  return Object.entries(WEIGHTS).map(([part, most]) => ({
    what: `${part}, gzip`,
    most,
    write: kB,
    ...(part === 'player, with styles' && rowOf(figures, 'codeBytes')),
    ours: weights[part],
    // For bytes, the gate is the budget that `npm test` also checks.
    isBroken: weights[part] > EMBED_BUDGET[part],
  }))
}

/** Titles and formats of what a page loads from the server. */
const LOADS = {
  scripts: ['scripts', whole],
  gzipScriptBytes: ['scripts, gzip', kB],
  sentScriptBytes: ['scripts on the wire, with headers', kB],
  answers: ['answers of the API', whole],
  sentAnswerBytes: ['answers of the API on the wire, with headers', kB],
  answerBytesPerPlayer: ['answers of the API on the wire, for each player', kB],
  sentBytes: ['all on the wire, with headers', kB],
}
const WHEN = {
  rest: 'one voice-path before play',
  batch: 'twenty voices before play',
  click: 'from More until the full player plays',
}

const wireRows = (wire) =>
  Object.entries(WIRE_BUDGET).flatMap(([when, budget]) =>
    Object.entries(budget).map(([key, most]) => {
      const [what, write] = LOADS[key]
      return { what: `${WHEN[when]}: ${what}`, most, write, ours: wire[when][key], isGate: true }
    }),
  )

function requestRows(count, figures) {
  const gate = { write: whole, isGate: true }
  return [
    rowOf(figures, 'requests', { what: `requests before play, ${count} on a page`, most: 1, ...gate }),
    rowOf(figures, 'sounds', { what: `… of them sounds`, most: 0, ...gate }),
    rowOf(figures, 'others', { what: `… to third parties`, most: 0, ...gate }),
  ]
}

function costRows(profile, figures) {
  const rows = Object.entries(WAYS).map(([name, way]) => ({
    ...rowOf(figures, 'ofNative', { what: `CPU of 20 against native, ${profile}, ${way}`, most: 1, write: ratio }),
    ours: figures[name]?.ofNative?.[0],
    isGate: GATED.includes(name),
  }))
  if (profile !== 'desktop') return rows
  return [
    ...rows,
    rowOf(figures, 'idle', { what: 'CPU at rest beyond an empty page, ms per s', most: 0.2, write: tenth }),
    rowOf(figures, 'playing', { what: 'CPU with a sound, ms per s', most: 6, write: tenth }),
    rowOf(figures, 'nodes', { what: 'nodes of 20', most: MOST_NODES, write: whole, isGate: true }),
    shiftRow(figures, 'html'),
    shiftRow(figures, 'player'),
    shiftRow(figures, 'voices'),
  ]
}

const shiftRow = (figures, name) => ({
  ...rowOf(figures, 'layoutShift', {
    what: `layout shift, ${WAYS[name]}`,
    most: 0,
    write: (value) => value.toFixed(3),
    isGate: true,
  }),
  ours: figures[name]?.layoutShift[0],
})

const objectionsTo = ({ csp, types, axe }) => csp.violations + types.violations + axe.length

const leftoverRows = ({ title, bytes, nodes, listeners }) => [
  { what: `left behind by each ${title}, bytes`, most: 20, write: tenth, ours: bytes },
  { what: '… nodes', most: 0, write: tenth, ours: nodes, isGate: true },
  { what: '… listeners', most: 0, write: tenth, ours: listeners, isGate: true },
]

const ownRows = ({ html, leftovers }) => [
  { what: 'HTML of 20 from a server', most: 60_000, write: kB, ours: html.bytes, isGate: true },
  { what: '… gzip', most: 2000, write: kB, ours: html.gzipBytes, isGate: true },
  { what: '… that do not play without scripts', most: 0, write: whole, ours: 20 - html.playable, isGate: true },
  ...leftovers.flatMap(leftoverRows),
]

/**
 * Gates of the player, as rows `{ what, most, ours, native, best, write, isGate, isBroken }`; `best` is the lowest
 * third-party value. Only values that barely differ between machines are gates; times are not.
 */
export function barsOf({ profiles, policies, weights, wire, html, leftovers }) {
  const [any] = Object.values(profiles)
  const rows = [
    ...weightRows(weights, any[20]),
    ...wireRows(wire),
    ...Object.entries(any).flatMap(([count, figures]) => requestRows(count, figures)),
    ...Object.entries(profiles).flatMap(([profile, counts]) => costRows(profile, counts[20])),
    {
      what: 'objections of a strict policy, Trusted Types and axe',
      most: 0,
      write: whole,
      isGate: true,
      ...compare(policies, objectionsTo),
    },
    ...ownRows({ html, leftovers }),
  ]
  return rows
    .filter(({ ours }) => ours !== undefined)
    .map((row) => ({ ...row, isBroken: row.isBroken ?? (Boolean(row.isGate) && row.ours > row.most) }))
}
