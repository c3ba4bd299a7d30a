import type PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/createLog.ts'

/** A queue of durable jobs: a job of a process that ends is run again by another one, or after the next start. */
export interface JobQueue<Data extends object> {
  readonly name: string
  /** Jobs run at once by a process. */
  readonly concurrency: number
  /** Time after which a job of a process that ended is run again, in seconds. */
  readonly expireInSeconds: number
  /** Attempts after the first one. */
  readonly retryLimit: number
  /** Runs a job; `isLast` is true at its last attempt. The signal aborts when the process stops. */
  run(data: Data, attempt: { isLast: boolean; signal: AbortSignal }): Promise<void>
}

/** Jobs in the database, shared by all processes. */
export interface Jobs<Data extends object> {
  /** Adds jobs; one with the key of a job that still waits is left out. */
  add(jobs: readonly { key: string; data: Data }[]): Promise<void>
  /** Begins to take jobs, as `add` does too. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Schema of the tables of the jobs. */
const SCHEMA = 'jobs'

/** Interval in which a process without work looks for jobs, in ms. */
const POLL_MS = 1000

/** Time until a failed job is tried again, in seconds. */
const RETRY_SECONDS = 1

/** Jobs per statement. */
const BATCH = 1000

/**
 * Creates a queue of jobs by pg-boss over the database in use (decision 46). Its tables are created at the first start,
 * so that a server without jobs asks the database nothing.
 */
export function createJobs<Data extends object>(
  { statement }: Pick<Database, 'statement'>,
  log: Log,
  { name, concurrency, expireInSeconds, retryLimit, run }: JobQueue<Data>,
): Jobs<Data> {
  const stopping = new AbortController()
  const { signal } = stopping
  let opened: Promise<PgBoss> | undefined
  let taking: Promise<void> = Promise.resolve()
  /** Ends the wait for the next look. */
  let wake: (() => void) | undefined

  async function open(): Promise<PgBoss> {
    const { default: Boss } = await import('pg-boss')
    const boss = new Boss({
      db: { executeSql: statement },
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: 30,
      archiveCompletedAfterSeconds: 60,
      deleteAfterHours: 1,
    })
    boss.on('error', (error) => log.error('The queue of jobs failed. It is tried again.', error))
    await boss.start()
    await boss.createQueue(name, {
      name,
      policy: 'short',
      expireInSeconds,
      retryLimit,
      retryDelay: RETRY_SECONDS,
    })
    taking = take(boss)
    return boss
  }

  /** Takes jobs until the process stops. The library's own loop would end the process when the database fails. */
  async function take(boss: PgBoss): Promise<void> {
    while (!signal.aborted) {
      try {
        const jobs = await boss.fetch<Data>(name, { batchSize: concurrency, includeMetadata: true })
        await Promise.all(jobs.map((job) => runJob(boss, job)))
        if (jobs.length > 0) continue
      } catch (error) {
        if (!signal.aborted) log.error('Jobs could not be taken. Next attempt in a second.', error)
      }
      if (!signal.aborted) await nextLook()
    }
  }

  function nextLook(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function runJob(boss: PgBoss, { id, data, retryCount }: PgBoss.JobWithMetadata<Data>): Promise<void> {
    try {
      await run(data, { isLast: retryCount >= retryLimit, signal })
    } catch (error) {
      await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) })
      return
    }
    await boss.complete(name, id)
  }

  const start = () => (opened ??= open())
  return {
    async add(jobs) {
      const boss = await start()
      for (let from = 0; from < jobs.length; from += BATCH) {
        const some = jobs.slice(from, from + BATCH)
        await boss.insert(some.map(({ key, data }) => ({ name, singletonKey: key, data })))
      }
      wake?.()
    },
    start: async () => void (await start()),
    async close() {
      stopping.abort()
      wake?.()
      const boss = await opened?.catch(() => undefined)
      await taking
      await boss?.stop({ graceful: false })
    },
  }
}
