import { setTimeout as sleep } from 'node:timers/promises'
import { type DriftWatch, watchDrift } from '../features/drift/watchDrift.ts'

/** Time between the first measurement of the catalogue and the first check, in ms: visitors of a new server come first. */
const FIRST_MS = 10 * 60_000

/** Interval between two passes, in ms; most voices are not due in most of them. */
const PASS_MS = 24 * 3_600_000

/** Rest after a check, in its own time: visitors have the engines for nine tenths of the time. */
const REST = 9

/** Checks the voices that are due for changes, each day until the signal aborts, in one process at a time. */
export async function keepDriftWatch(watch: DriftWatch): Promise<void> {
  const { database, log, signal } = watch
  for (let waitMs = FIRST_MS; !signal.aborted; waitMs = PASS_MS) {
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    try {
      const release = await database.tryLock('voice-rankings drift')
      if (!release) continue
      try {
        await watchDrift({
          ...watch,
          rest: (ms) => sleep(REST * ms, undefined, { signal, ref: false }).catch(() => {}),
        })
      } finally {
        await release()
      }
    } catch (error) {
      log.error('Voices could not be checked for changes. Next attempt in a day.', error)
    }
  }
}
