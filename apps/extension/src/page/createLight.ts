import type { SpeechMark } from '@voice-rankings/contract'
import { lightSentence } from '@voice-rankings/playback/sequence'
import type { PlayerReport } from '../protocol.ts'
import { NAMES, paintRoots } from './paintPage.ts'
import { findAgain, isThere } from './readPage.ts'
import type { PageReading } from './readPage.ts'
import { scrollToPlace } from './scrollToPlace.ts'

type FollowedStatus = 'playing' | 'paused' | 'ended'

/** Lights the spoken words of a reading in its page. */
export interface Light {
  /** Shows a report of the player. */
  show(report: PlayerReport): void
  clear(): void
}

/** Creates the light of a reading. The sound plays elsewhere: between reports the position is computed by the clock. */
export function createLight(page: Document, read: PageReading, languageCode: string): Light {
  let reading = read
  let unpaint = paintRoots(reading.shadowRoots)
  const listeners = new Set<() => void>()
  let report: PlayerReport | null = null
  let lit: { index: number; marks: readonly SpeechMark[]; stop: () => void } | null = null

  const isHeard = () => report !== null && lit !== null && report.index === lit.index
  const track = {
    get currentTimeMs() {
      if (!report) return 0
      const passedMs = report.isMoving ? (Date.now() - report.atMs) * report.rate : 0
      return report.positionMs + passedMs
    },
    getState: (): { status: FollowedStatus; durationMs: null } => ({
      status: isHeard() ? statusOf(report) : 'ended',
      durationMs: null,
    }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }

  function begin(index: number, marks: readonly SpeechMark[]): void {
    const isSame = lit?.index === index
    lit?.stop()
    lit = null
    if (!isThere(reading, index)) {
      unpaint()
      reading = findAgain(page, reading)
      unpaint = paintRoots(reading.shadowRoots)
    }
    const place = reading.places[index]
    if (!place) return
    if (!isSame) scrollToPlace(reading, place)
    lit = { index, marks, stop: () => {} }
    lit.stop = lightSentence(reading, place, { track, marks, names: NAMES, languageCode })
  }

  return {
    show(next) {
      report = next
      const isMoved = lit !== null && lit.index !== next.index && next.status !== 'pausing'
      if (next.marks) begin(next.index, next.marks)
      else if (lit && !isMoved && !isThere(reading, lit.index)) begin(lit.index, lit.marks)
      else if (isMoved || next.status === 'ended') {
        lit?.stop()
        lit = null
      } else for (const listener of listeners) listener()
    },
    clear() {
      lit?.stop()
      lit = null
      unpaint()
    },
  }
}

const statusOf = (report: PlayerReport | null): FollowedStatus => (report?.status === 'playing' ? 'playing' : 'paused')
