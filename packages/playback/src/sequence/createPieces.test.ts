import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPieces } from './createPieces.ts'
import type { Pieces } from './createPieces.ts'
import type { Piece } from './sequence.ts'

const piece = (index: number): Piece => ({ url: `/${index}.mp3`, durationMs: 1000, marks: [] })
const settle = () => new Promise((resolve) => setTimeout(resolve))

let asked: number[]
let aborted: number[]
let answer: (index: number) => Promise<Piece>
let pieces: Pieces

beforeEach(() => {
  asked = []
  aborted = []
  answer = (index) => Promise.resolve(piece(index))
  pieces = createPieces((index, signal) => {
    asked.push(index)
    signal.addEventListener('abort', () => aborted.push(index))
    return answer(index)
  })
})

/** Requests that are never answered. */
const wait = () => new Promise<Piece>(() => {})

describe('the speech of the next sentences', () => {
  it('is requested once for each sentence', async () => {
    expect(await Promise.all([pieces.get(4), pieces.get(4), pieces.get(5)])).toEqual([piece(4), piece(4), piece(5)])
    expect(asked).toEqual([4, 5])
  })

  it('is requested again after a failure', async () => {
    answer = () => Promise.reject(new Error('broken'))
    await expect(pieces.get(1)).rejects.toThrow('broken')
    answer = (index) => Promise.resolve(piece(index))
    expect(await pieces.get(1)).toEqual(piece(1))
  })

  it('is requested in order, and no longer for other sentences', () => {
    answer = wait
    pieces.want([1, 2, 3])
    pieces.want([3, 4])
    expect([asked, aborted]).toEqual([
      [1, 2, 3, 4],
      [1, 2],
    ])
  })

  it('stays when other sentences are wanted, once it is there', async () => {
    pieces.want([1])
    await settle()
    pieces.want([2])
    await pieces.get(1)
    expect([asked, aborted]).toEqual([[1, 2], []])
  })

  it('fails only for those who wait for it', async () => {
    const unhandled = vi.fn<() => void>()
    process.on('unhandledRejection', unhandled)
    answer = () => Promise.reject(new Error('broken'))
    pieces.want([1])
    await settle()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('is not requested for other sentences than those to keep', () => {
    answer = wait
    pieces.want([1, 2, 3])
    pieces.keep([2])
    expect([asked, aborted]).toEqual([
      [1, 2, 3],
      [1, 3],
    ])
  })

  it('is cancelled when it is forgotten on its way, and requested anew', async () => {
    answer = wait
    pieces.want([1])
    pieces.forget(1)
    answer = (index) => Promise.resolve(piece(index))
    expect(await pieces.get(1)).toEqual(piece(1))
    expect([asked, aborted]).toEqual([[1, 1], [1]])
  })

  it('is requested anew when it was there and is forgotten', async () => {
    await pieces.get(1)
    pieces.forget(1)
    await pieces.get(1)
    expect([asked, aborted]).toEqual([[1, 1], []])
  })

  it('stays on its way when an earlier request for it fails late', async () => {
    let fail: ((error: Error) => void) | undefined
    answer = () => new Promise((_resolve, reject) => (fail = reject))
    pieces.want([1])
    pieces.forget(1)
    answer = wait
    pieces.want([1])
    fail?.(new Error('late'))
    await settle()
    pieces.want([1])
    expect(asked).toEqual([1, 1])
  })

  it('is kept for the last twenty sentences', async () => {
    for (let index = 0; index < 20; index += 1) await pieces.get(index)
    asked = []
    await pieces.get(0)
    expect(asked).toEqual([])
    await pieces.get(20)
    await pieces.get(1)
    await pieces.get(0)
    expect(asked).toEqual([20, 0])
  })

  it('is kept while it is on its way, however many others arrive', async () => {
    answer = (index) => (index === 0 ? wait() : Promise.resolve(piece(index)))
    void pieces.get(0)
    for (let index = 1; index < 30; index += 1) await pieces.get(index)
    asked = []
    void pieces.get(0)
    expect(asked).toEqual([])
  })

  it('is cancelled and dropped at the end', async () => {
    await pieces.get(1)
    answer = wait
    pieces.want([2])
    pieces.clear()
    expect(aborted).toContain(2)
    void pieces.get(1)
    expect(asked).toEqual([1, 2, 1])
  })
})
