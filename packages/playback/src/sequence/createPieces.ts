import type { Piece } from './sequence.ts'

/** Number of pieces kept: those of a paragraph or two, for steps backwards. Addresses of private audio end after a while. */
const MAX_KEPT = 20

/** Speech of the sentences that are played next. */
export interface Pieces {
  /** Returns the speech of a sentence, requested once. */
  get(index: number): Promise<Piece>
  /** Cancels requests for all other sentences. */
  keep(indexes: readonly number[]): void
  /** Requests sentences in order, and cancels requests for all others. */
  want(indexes: readonly number[]): void
  /** Drops the speech of a sentence, and cancels a request for it. */
  forget(index: number): void
  clear(): void
}

/** Requests speech ahead of its time. `speak` returns the speech of a sentence. */
export function createPieces(speak: (index: number, signal: AbortSignal) => Promise<Piece>): Pieces {
  const kept = new Map<number, { piece: Promise<Piece>; abort: () => void; isDone: boolean }>()

  function request(index: number): Promise<Piece> {
    const known = kept.get(index)
    if (known) return known.piece
    const controller = new AbortController()
    const entry = { piece: speak(index, controller.signal), abort: () => controller.abort(), isDone: false }
    kept.set(index, entry)
    entry.piece.then(
      () => (entry.isDone = true),
      // A failed request is made again when the sentence is asked for again.
      () => kept.get(index) === entry && kept.delete(index),
    )
    const [oldest] = [...kept].find(([, { isDone }]) => isDone) ?? []
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return entry.piece
  }

  function keep(indexes: readonly number[]): void {
    for (const [index, entry] of kept) {
      if (entry.isDone || indexes.includes(index)) continue
      kept.delete(index)
      entry.abort()
    }
  }

  return {
    get: request,
    keep,
    want(indexes) {
      keep(indexes)
      for (const index of indexes) request(index).catch(() => {})
    },
    forget(index) {
      const entry = kept.get(index)
      kept.delete(index)
      if (entry && !entry.isDone) entry.abort()
    },
    clear() {
      for (const { abort } of kept.values()) abort()
      kept.clear()
    },
  }
}
