import { setTimeout as sleep } from 'node:timers/promises'
import { recordEngineStates } from '../features/catalogueJob/engineStates.ts'
import { type CatalogueJob, measureCatalogue } from '../features/catalogueJob/measureCatalogue.ts'

/** Delay before listing and measuring the catalogue is retried, in ms. */
const RETRY_MS = 30_000

/** Interval at which the catalogue is listed again, in ms. */
const REFRESH_MS = 24 * 3_600_000

/** Interval at which changed states of the engines are recorded, in ms. */
const STATES_MS = 10_000

/**
 * Lists and measures the catalogue now and every day, and records the states of the engines, until the signal aborts.
 * Resolves when the catalogue has been measured for the first time.
 */
export async function keepCatalogue(job: CatalogueJob): Promise<void> {
  const states = setInterval(() => {
    recordEngineStates(job.database, job.speech).catch((error: unknown) =>
      job.log.error('The states of the engines could not be recorded.', error),
    )
  }, STATES_MS)
  job.signal.addEventListener('abort', () => clearInterval(states), { once: true })
  await measureUntilDone(job)
  void refreshDaily(job)
}

async function refreshDaily(job: CatalogueJob): Promise<void> {
  while (!job.signal.aborted) {
    await sleep(REFRESH_MS, undefined, { signal: job.signal, ref: false }).catch(() => {})
    await measureUntilDone(job)
  }
}

/** Measures the catalogue, and retries while database or disk fail. */
async function measureUntilDone(job: CatalogueJob): Promise<void> {
  const { log, signal } = job
  while (!signal.aborted) {
    try {
      await measureCatalogue(job)
      return await recordEngineStates(job.database, job.speech)
    } catch (error) {
      // Voices that were measured before are still served.
      log.error(`The catalogue could not be measured. Next attempt in ${RETRY_MS / 1000} s.`, error)
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }
}
