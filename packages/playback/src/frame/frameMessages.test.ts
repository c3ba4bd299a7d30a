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

describe('what a frame and the page around it say', () => {
  it('is read as it was sent, and as nothing else', () => {
    fc.assert(
      fc.property(report, command, (reported, commanded) => {
        expect(parseFrameReport(frameMessage(reported))).toEqual(reported)
        expect(parseFrameCommand(frameMessage(commanded))).toEqual(commanded)
        // Both sides speak of views, and in the same words.
        if (commanded.type !== 'view') expect(parseFrameReport(frameMessage(commanded))).toBeNull()
        if (reported.type !== 'view') expect(parseFrameCommand(frameMessage(reported))).toBeNull()
      }),
    )
  })

  it('carries only the fields that are known', () => {
    const more = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(report, more, (said, extra) => {
        expect(parseFrameReport({ ...extra, ...frameMessage(said) })).toEqual(said)
      }),
    )
  })

  it('is passed over when it is anything else at all', () => {
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
    ['a speed of nothing', { voiceRankings: FRAME_VERSION, type: 'rate', rate: 0 }],
  ])('a command with %s is none', (_what, data) => {
    expect(parseFrameCommand(data)).toBeNull()
  })

  it.each([
    ['higher than any page', { type: 'resize', heightPx: 1e6 }],
    ['a status nobody knows', { type: 'state', status: 'dancing', timeMs: 0, durationMs: null, rate: 1 }],
    ['a title without an end', { type: 'ready', title: 'x'.repeat(2000) }],
  ])('a report of a frame is none when it is %s', (_what, data) => {
    expect(parseFrameReport({ ...data, voiceRankings: FRAME_VERSION })).toBeNull()
  })
})
