import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import type { Book, BookPiece } from './book.ts'
import { joinChapter, pauseSamples } from './joinChapter.ts'
import { spokenBook } from './testing/spokenBook.ts'

const RATE = 16_000
/** -60 dBFS. */
const INAUDIBLE = 0.001

/** A loud tone that begins and ends away from 0, so that a hard cut clicks. */
async function tonePiece({ seconds = 0.2, sampleRate = RATE, pauseAfterMs = 100 } = {}): Promise<BookPiece> {
  const wave = (_: unknown, i: number) => 0.6 * Math.cos((2 * Math.PI * 300 * i) / sampleRate)
  const mp3 = await encodeMp3(Float32Array.from({ length: Math.round(seconds * sampleRate) }, wave), sampleRate)
  const marks = [{ word: 'tone', startTime: 20, duration: 100 }]
  return { text: 'tone', marks, durationMs: 1000 * seconds, pauseAfterMs, mp3: () => Promise.resolve(mp3) }
}

async function join(pieces: readonly BookPiece[], sampleRate = RATE) {
  const parts: Float32Array[] = []
  const joined = await joinChapter({ title: '', pieces }, sampleRate, (samples) => void parts.push(samples))
  return { ...joined, parts, samples: Float32Array.from(parts.flatMap((part) => [...part])) }
}

/** Largest step between neighbouring samples, one of which begins or ends a part. */
function largestStep(parts: readonly Float32Array[]): number {
  const joins = parts.slice(1).map((part, n) => Math.abs(part[0]! - parts[n]!.at(-1)!))
  return Math.max(0, ...joins)
}

describe('joinChapter with real speech', () => {
  let book: Book
  beforeAll(async () => {
    book = await spokenBook()
  })

  it('returns the sum of decoded lengths and pauses, to the sample', async () => {
    for (const { pieces } of book.chapters) {
      const { samples, sampleCount } = await join(pieces)
      let expected = 0
      for (const piece of pieces) {
        expected += (await decodeMp3(await piece.mp3())).samples.length + pauseSamples(piece.pauseAfterMs, RATE)
      }
      expect([sampleCount, samples.length]).toEqual([expected, expected])
    }
  })

  it('puts each word where its piece has it, after the decoded pieces before', async () => {
    const [first, second] = book.chapters[1]!.pieces
    const { marks } = await join([first!, second!])
    const startMs = (1000 * (await decodeMp3(await first!.mp3())).samples.length) / RATE + first!.pauseAfterMs
    const moved = second!.marks.map((mark) => ({ ...mark, startTime: startMs + mark.startTime }))
    expect(marks).toEqual([...first!.marks, ...moved])
  })

  it('has no step above -60 dBFS at a join', async () => {
    const { parts } = await join(book.chapters.flatMap(({ pieces }) => pieces))
    expect(largestStep(parts)).toBeLessThan(INAUDIBLE)
  })
})

describe('joinChapter', () => {
  it('fades loud pieces that are cut hard, with and without a pause between', async () => {
    const { parts } = await join([await tonePiece({ pauseAfterMs: 0 }), await tonePiece(), await tonePiece()])
    expect(largestStep(parts)).toBeLessThan(INAUDIBLE)
    expect(Math.max(...parts[1]!)).toBeGreaterThan(0.5)
  })

  it('keeps the duration of a piece of another rate', async () => {
    const { sampleCount } = await join([await tonePiece({ sampleRate: 24_000, pauseAfterMs: 0 })])
    expect(sampleCount).toBe(0.2 * RATE)
  })

  it('writes each declared pause as silence of its length', async () => {
    const piece = await tonePiece({ pauseAfterMs: 0 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 9000 }), async (pauseAfterMs) => {
        const { samples } = await join([{ ...piece, pauseAfterMs }])
        const silence = samples.subarray(0.2 * RATE)
        expect(silence).toHaveLength((pauseAfterMs * RATE) / 1000)
        expect(silence.every((sample) => sample === 0)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('loads a piece only after the one before it is written', async () => {
    const events: string[] = []
    const piece = await tonePiece({ pauseAfterMs: 0 })
    const logged = { ...piece, mp3: () => (events.push('load'), piece.mp3()) }
    await joinChapter({ title: '', pieces: [logged, logged] }, RATE, async () => {
      await Promise.resolve()
      events.push('written')
    })
    expect(events).toEqual(['load', 'written', 'load', 'written'])
  })
})
