import type { AudioSource } from './audioSource.ts'
import { POSITIONS_KEY } from './positionsKey.ts'
import type { Track } from './track.ts'

/** A key-value storage, such as the visitor's preferences. */
export interface PositionStorage {
  read(key: string): string | null
  write(key: string, value: string): void
}

/** Maximum number of stored positions. */
const LIMIT = 50

/** Distance from start and end within which no position is stored, in milliseconds. */
const MARGIN_MS = 3000

/** Stored positions of sounds, to resume playback. */
export interface Positions {
  /** Milliseconds; null without a stored position. */
  read(source: AudioSource): number | null
  write(source: AudioSource, positionMs: number, durationMs: number | null): void
  /** Stores a track's position whenever it pauses or the page is left, and removes it at the end. */
  follow(track: Track): () => void
  /** Seeks to the stored position, if it is ahead of the track, and follows the track from then on. */
  resume(track: Track): () => void
}

/**
 * Creates the positions in a storage.
 *
 * @example
 * const positions = createPositions({
 *   read: (key) => localStorage.getItem(key),
 *   write: (key, value) => localStorage.setItem(key, value),
 * })
 * positions.resume(track)
 * positions.follow(track)
 */
export function createPositions(storage: PositionStorage): Positions {
  function entries(): [string, number][] {
    try {
      const stored: unknown = JSON.parse(storage.read(POSITIONS_KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isEntry) : []
    } catch {
      return []
    }
  }

  function write(source: AudioSource, positionMs: number, durationMs: number | null): void {
    const key = fingerprint(source)
    const others = entries().filter(([name]) => name !== key)
    const isHalfWay = positionMs >= MARGIN_MS && positionMs <= (durationMs ?? Infinity) - MARGIN_MS
    const kept = isHalfWay ? [...others, [key, Math.round(positionMs)]] : others
    const text = JSON.stringify(kept.slice(-LIMIT))
    if (text !== (storage.read(POSITIONS_KEY) ?? '[]')) storage.write(POSITIONS_KEY, text)
  }

  const read = (source: AudioSource) => entries().find(([name]) => name === fingerprint(source))?.[1] ?? null

  const positions: Positions = {
    read,
    write,
    resume(track) {
      const leftAtMs = read(track.source)
      if (leftAtMs !== null && track.currentTimeMs < leftAtMs) track.seek(leftAtMs)
      return positions.follow(track)
    },
    follow(track) {
      const begins = track.getState().status
      // It may have been paused while this code was on its way.
      const isLeft = begins === 'paused' && track.currentTimeMs > 0
      let isTouched = begins === 'playing' || isLeft
      const keep = () => isTouched && write(track.source, track.currentTimeMs, track.getState().durationMs)
      if (isLeft) keep()
      const leave = track.subscribe(() => {
        const { status } = track.getState()
        if (status === 'playing') isTouched = true
        else if (status === 'ended') write(track.source, 0, null)
        else if (status === 'paused') keep()
      })
      globalThis.addEventListener?.('pagehide', keep)
      return () => {
        leave()
        globalThis.removeEventListener?.('pagehide', keep)
        if (track.getState().status === 'playing') keep()
      }
    },
  }
  return positions
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])
}

/** Short fingerprint of a source. The query of a URL may contain a permission, which is neither stored nor compared. */
function fingerprint(source: AudioSource): string {
  const text =
    'media' in source ? source.media.currentSrc || source.media.src : 'url' in source ? source.url : source.base64
  const name = 'base64' in source ? text : text.replace(/[?#].*$/u, '')
  // 32-bit FNV-1a hash and length: enough to distinguish fifty sounds.
  let hash = 0x811c9dc5
  for (let n = 0; n < name.length; n += 1) hash = Math.imul(hash ^ name.charCodeAt(n), 0x01000193)
  return `${(hash >>> 0).toString(36)}.${name.length.toString(36)}`
}
