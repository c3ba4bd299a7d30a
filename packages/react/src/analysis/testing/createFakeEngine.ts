import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { FileSource } from '@voice-rankings/playback'
import type { AnalysisEngine, LiveFeed } from '../analysisEngine.ts'
import { clipFixture } from './analysisFixture.ts'

/** An engine whose sounds a test hears, and whose failures it decides. */
export interface FakeEngine extends AnalysisEngine {
  /** What was asked for, in order. */
  loaded: FileSource[]
  /** Feeds that are open and sounds that are held. */
  open: { feeds: number; clips: number }
  /** Where the feed plays from, in milliseconds; null while it is paused. */
  playingFrom: number | null
  /** What the feed tells next. */
  hear: Partial<NonNullable<ReturnType<LiveFeed['read']>>>
  fail: { load?: Error; listen?: Error; measure?: Error }
}

/** Makes an engine without audio. `measure` answers with the given analysis. */
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
