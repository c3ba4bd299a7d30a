import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { FileSource } from '@voice-rankings/playback'
import type { AnalysisEngine, LiveFeed } from '../analysisEngine.ts'
import { clipFixture } from './analysisFixture.ts'

/** Engine that records its use and whose failures a test controls. */
export interface FakeEngine extends AnalysisEngine {
  /** Requested sources, in order. */
  loaded: FileSource[]
  /** Number of open feeds and held clips. */
  open: { feeds: number; clips: number }
  /** Playback position of the feed in milliseconds; null while paused. */
  playingFrom: number | null
  /** Next reading of the feed. */
  hear: Partial<NonNullable<ReturnType<LiveFeed['read']>>>
  fail: { load?: Error; listen?: Error; measure?: Error }
}

/** Creates an engine without audio. `measure` resolves to the given analysis. */
export function createFakeEngine(analysis: ClipAnalysis = clipFixture()): FakeEngine {
  const engine: FakeEngine = {
    loaded: [],
    open: { feeds: 0, clips: 0 },
    playingFrom: null,
    hear: {},
    fail: {},
    urlOf: (source) => ('url' in source ? source.url : null),
    async load(source) {
      engine.loaded.push(source)
      if (engine.fail.load) throw engine.fail.load
      engine.open.clips += 1
      return {
        url: 'blob:test',
        durationMs: analysis.durationMs,
        async measure() {
          if (engine.fail.measure) throw engine.fail.measure
          return analysis
        },
        listen() {
          if (engine.fail.listen) throw engine.fail.listen
          engine.open.feeds += 1
          return feed()
        },
        close: () => (engine.open.clips -= 1),
      }
    },
  }

  function feed(): LiveFeed {
    let heardMs = 0
    return {
      play(positionMs) {
        engine.playingFrom = heardMs = positionMs
      },
      pause: () => (engine.playingFrom = null),
      read() {
        if (engine.playingFrom === null) return null
        heardMs += 100
        return { timeMs: heardMs, pitch: 200, intensity: -20, vocalFry: 0, ...engine.hear }
      },
      close: () => (engine.open.feeds -= 1),
    }
  }
  return engine
}
