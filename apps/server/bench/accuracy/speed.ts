import { creak, levelForListening, loudness, melodyTrack, pitchTrack, voiceProfile } from '@voice-rankings/analysis'
import type { Measure, Row } from './row.ts'

const ROUNDS = 7
/** Peak limit in dBTP for which levelling attenuates many peaks of any speech: the most that it costs. */
const LOW_CEILING = -9

/** Measures the CPU time of the analysis on the first voice's sample. */
export function speed(): Measure {
  let rows: Row[] = []
  return {
    add({ samples, rate, marks, text, language }) {
      if (rows.length > 0) return
      const seconds = samples.length / rate
      const more = { unit: '× real time', better: 'more' } as const
      const note = `processor time, fastest of ${ROUNDS} rounds over ${seconds.toFixed(1)} s at ${rate} Hz`
      const times = (work: () => unknown) => seconds / fastest(work)
      rows = [
        {
          ...more,
          goal: 'whole profile',
          floor: 40,
          aim: 100,
          measured: times(() => voiceProfile(samples, rate, marks, text, language)),
          note,
        },
        { ...more, goal: 'pitch alone', floor: 150, aim: 300, measured: times(() => pitchTrack(samples, rate)), note },
        { ...more, goal: 'creak alone', floor: 100, aim: 200, measured: times(() => creak(samples, rate)), note },
        { ...more, goal: 'LUFS alone', floor: 2_000, aim: 5_000, measured: times(() => loudness(samples, rate)), note },
        {
          ...more,
          goal: 'melody alone',
          floor: 600,
          aim: 900,
          measured: times(() => melodyTrack(samples, rate)),
          note,
        },
        {
          ...more,
          goal: 'levelling with its limiter',
          floor: 400,
          // 20 ms for 18 s.
          aim: 900,
          measured: times(() => levelForListening(samples, rate, { truePeakDbtp: LOW_CEILING })),
          note,
        },
      ]
    },
    rows: () => rows,
  }
}

/** CPU seconds of the fastest round, unaffected by other processes. */
function fastest(work: () => unknown): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, user + system)
  }
  return best / 1e6
}
