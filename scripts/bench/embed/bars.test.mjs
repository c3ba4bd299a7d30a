import { expect, test } from 'vitest'
import { EMBED_BUDGET, WIRE_BUDGET } from '../budgets.mjs'
import { barsOf } from './bars.mjs'
import { COLUMNS, summarize, writeFigure } from './columns.mjs'
import { writeBars } from './print.mjs'

/** Figures of a system, zero unless given. */
const figures = (some = {}) =>
  Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, [some[name] ?? 0, some[name] ?? 0, some[name] ?? 0]]))
const quiet = { csp: { violations: 0, plays: true }, types: { violations: 0, plays: true }, axe: [] }

const NOTHING_LEFT = { title: 'player', bytes: 0, nodes: 0, listeners: 0 }

const measured = (player = {}, more = {}) => {
  const systems = {
    native: figures(),
    player: figures(player),
    voices: figures({ ofNative: player.ofNative }),
    html: figures(),
    plyr: figures({ codeBytes: 40_000 }),
  }
  return {
    profiles: { desktop: { 1: systems, 20: systems } },
    policies: { native: quiet, player: quiet, plyr: quiet },
    weights: EMBED_BUDGET,
    wire: WIRE_BUDGET,
    html: { bytes: 1, gzipBytes: 1, playable: 20 },
    leftovers: [NOTHING_LEFT],
    ...more,
  }
}
const broken = (given) => barsOf(given).flatMap(({ what, isBroken }) => (isBroken ? [what] : []))

test.each([
  ['nothing when all holds', measured(), []],
  ['bytes by the budget of the tests', measured({}, { weights: { ...EMBED_BUDGET, loader: 9000 } }), ['loader, gzip']],
  [
    'scripts that the full player loads',
    measured({}, { wire: { ...WIRE_BUDGET, click: { ...WIRE_BUDGET.click, scripts: 9 } } }),
    ['from More until the full player plays: scripts'],
  ],
  ['requests', measured({ requests: 2 }), [1, 20].map((count) => `requests before play, ${count} on a page`)],
  [
    'the processor against native',
    measured({ ofNative: 1.1 }),
    ['made by the script', 'made by the script, distinct voices'].map(
      (way) => `CPU of 20 against native, desktop, ${way}`,
    ),
  ],
  ['what moves', measured({ layoutShift: 0.1 }), ['layout shift, made by the script']],
  ['no times', measured({ idle: 9, playing: 90, readyMs: 900, clickToPlayingMs: 900 }), []],
  ['nodes left behind', measured({}, { leftovers: [NOTHING_LEFT, { ...NOTHING_LEFT, nodes: 1 }] }), ['… nodes']],
  [
    'violations',
    measured({}, { policies: { native: quiet, player: { ...quiet, axe: ['label'] } } }),
    ['objections of a strict policy, Trusted Types and axe'],
  ],
])('barsOf reports as broken: %s', (_, given, expected) => {
  expect(broken(given)).toEqual(expected)
})

test('a row shows the native player and the best third-party player', () => {
  const row = barsOf(measured({ codeBytes: 3000 })).find(({ what }) => what === 'player, with styles, gzip')
  expect(row).toMatchObject({ most: 3000, native: 0, best: 40_000 })
})

test.each([
  [0, '✓'],
  [0.3, '✗'],
])('a row that is not a gate still shows pass or fail: %d ms per s idle', (idle, holds) => {
  const row = writeBars(barsOf(measured({ idle }))).find(([what]) => what.startsWith('CPU at rest'))
  expect(row).toEqual(['CPU at rest beyond an empty page, ms per s', '≤ 0.2', idle.toFixed(1), '0.0', '0.0', holds])
})

test('summarize takes the median of the rounds, and times are shown with their range', () => {
  const { cpuMs, nodes, playing } = summarize([
    { cpuMs: 30, nodes: 7, playing: null },
    { cpuMs: 90, nodes: 7, playing: null },
    { cpuMs: 40, nodes: 7, playing: null },
  ])
  expect(cpuMs).toEqual([40, 30, 90])
  expect(writeFigure('cpuMs', cpuMs)).toBe('40 (30–90)')
  expect(writeFigure('nodes', nodes)).toBe('7')
  expect(writeFigure('playing', playing)).toBe('–')
})
