import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { excludeCampaigns, scoreBoards } from './scoreBoards.ts'

/** Computes scores after votes. */
export interface Scorer {
  /** Computes the scores of the changed tables soon. */
  schedule(): void
  /** Searches for campaigns, then computes the scores of all changed tables. */
  sweep(): Promise<void>
  /** Finishes what runs, and schedules nothing more. */
  close(): Promise<void>
}

/** Time between a vote and its scores, in ms. */
const DELAY_MS = 1500

/** The time between two computations is at least this many times the duration of one: a twentieth of the CPU at most. */
const REST = 20

/** Minimum time between two searches for campaigns, in ms. */
const SWEEP_MS = 10 * 60_000

/** Creates the service that keeps the scores up to date, in this process; other processes do the same for their votes. */
export function createScorer(database: Database, log: Log): Scorer {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let delayMs = DELAY_MS
  let sweptAt = -Infinity
  let isClosed = false

  async function run(withSweep: boolean): Promise<void> {
    const startedAt = performance.now()
    if (withSweep || startedAt - sweptAt > SWEEP_MS) {
      sweptAt = startedAt
      const count = await excludeCampaigns(database)
      if (count > 0) log.error(`${count} blind votes were left out as a campaign. See "blind list --excluded".`)
    }
    await scoreBoards(database)
    delayMs = Math.max(DELAY_MS, REST * (performance.now() - startedAt))
  }

  const queue = (withSweep: boolean) => {
    const result = running.then(() => run(withSweep))
    running = result.catch(() => {})
    return result
  }

  return {
    schedule() {
      if (isClosed) return
      timer ??= setTimeout(() => {
        timer = undefined
        queue(false).catch((error: unknown) =>
          log.error('Blind scores could not be computed until the next vote.', error),
        )
      }, delayMs)
      timer.unref()
    },
    sweep: () => queue(true),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
