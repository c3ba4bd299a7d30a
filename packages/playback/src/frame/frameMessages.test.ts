import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FrameCommand, FrameReport } from './frameMessages.ts'
import { FRAME_VERSION, frameMessage, parseFrameCommand, parseFrameReport } from './frameMessages.ts'

const timeMs = fc.double({ min: 0, max: 1e9, noNaN: true })
const rate = fc.double({ min: 0.1, max: 16, noNaN: true })
const text = fc.string({ maxLength: 100 })
const report: fc.Arbitrary<FrameReport> = fc.oneof(
  fc.constant({ type: 'here' } as const),
  fc.record({ type: fc.constant('ready' as const), title: text }),
  fc.record({ type: fc.constant('view' as const), view: text }),
  fc.record({ type: fc.constant('resize' as const), heightPx: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({
    type: fc.constant('state' as const),
    status: fc.constantFrom('idle', 'loading', 'playing', 'paused', 'ended', 'error'),
    timeMs,
    durationMs: fc.option(timeMs),
    rate,
  }),
  fc.record({ type: fc.constant('time' as const), timeMs }),
  fc.record({
    type: fc.constant('error' as const),
    code: fc.constantFrom('blocked', 'network', 'unreadable'),
    message: text,
  }),
)
const command: fc.Arbitrary<FrameCommand> = fc.oneof(
  fc.constantFrom({ type: 'hello' } as const, { type: 'connect' } as const),
  fc.constantFrom({ type: 'play' } as const, { type: 'pause' } as const),
  fc.record({ type: fc.constant('seek' as const), timeMs }),
  fc.record({ type: fc.constant('rate' as const), rate }),
  fc.record({ type: fc.constant('view' as const), view: text }),
)

describe('frame messages', () => {
  it('are parsed as sent, and only in their direction', () => {
    fc.assert(
      fc.property(report, command, (reported, commanded) => {
        expect(parseFrameReport(frameMessage(reported))).toEqual(reported)
        expect(parseFrameCommand(frameMessage(commanded))).toEqual(commanded)
        // Both directions have a message `view` of the same form.
        if (commanded.type !== 'view') expect(parseFrameReport(frameMessage(commanded))).toBeNull()
        if (reported.type !== 'view') expect(parseFrameCommand(frameMessage(reported))).toBeNull()
      }),
    )
  })

  it('contain only known fields', () => {
    const more = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(report, more, (said, extra) => {
        expect(parseFrameReport({ ...extra, ...frameMessage(said) })).toEqual(said)
      }),
    )
  })

  it('are rejected when they are anything else', () => {
    const nearly = fc.record({ voiceRankings: fc.anything(), type: fc.anything(), timeMs: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), nearly), (data) => {
        for (const read of [parseFrameReport, parseFrameCommand]) {
          const type: string | undefined = read(data)?.type
          expect([undefined, 'here', 'hello', 'connect', 'play', 'pause', 'seek', 'time', 'view']).toContain(type)
        }
      }),
    )
  })

  it.each<[string, unknown]>([
    ['another version', { voiceRankings: FRAME_VERSION + 1, type: 'play' }],
    ['no version', { type: 'play' }],
    ['a type of every object', { voiceRankings: FRAME_VERSION, type: 'constructor' }],
    ['a field that is missing', { voiceRankings: FRAME_VERSION, type: 'seek' }],
    ['a time before the start', { voiceRankings: FRAME_VERSION, type: 'seek', timeMs: -1 }],
    ['a time that is none', { voiceRankings: FRAME_VERSION, type: 'seek', timeMs: Number.NaN }],
    ['a time as text', { voiceRankings: FRAME_VERSION, type: 'seek', timeMs: '1' }],
    ['a view without an end to its name', { voiceRankings: FRAME_VERSION, type: 'view', view: 'x'.repeat(2000) }],
    ['an endless time', { voiceRankings: FRAME_VERSION, type: 'seek', timeMs: Infinity }],
    ['a view that is a list', { voiceRankings: FRAME_VERSION, type: 'view', view: ['details'] }],
    ['a speed of nothing', { voiceRankings: FRAME_VERSION, type: 'rate', rate: 0 }],
    ['a speed above that of any browser', { voiceRankings: FRAME_VERSION, type: 'rate', rate: 16.1 }],
    ['a version as text', { voiceRankings: String(FRAME_VERSION), type: 'play' }],
    ['a type that is a list', { voiceRankings: FRAME_VERSION, type: ['play'] }],
  ])('are rejected as a command with %s', (_what, data) => {
    expect(parseFrameCommand(data)).toBeNull()
  })

  it.each([
    ['title', 'ready', 'title', 'x'.repeat(1000)],
    ['height', 'resize', 'heightPx', 10_000],
    ['speed', 'rate', 'rate', 16],
  ])('have a longest or highest %s', (_what, type, name, value) => {
    const message = { voiceRankings: FRAME_VERSION, type, [name]: value }
    expect(parseFrameReport(message) ?? parseFrameCommand(message)).toEqual({ type, [name]: value })
  })

  it.each([
    ['a status that is a list', { type: 'state', status: ['idle'], timeMs: 0, durationMs: null, rate: 1 }],
    ['higher than any page', { type: 'resize', heightPx: 1e6 }],
    ['a status nobody knows', { type: 'state', status: 'dancing', timeMs: 0, durationMs: null, rate: 1 }],
    ['a title without an end', { type: 'ready', title: 'x'.repeat(2000) }],
    ['a state with a length as text', { type: 'state', status: 'idle', timeMs: 0, durationMs: '1', rate: 1 }],
  ])('are rejected as a report that is %s', (_what, data) => {
    expect(parseFrameReport({ ...data, voiceRankings: FRAME_VERSION })).toBeNull()
  })
})
