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
 * Lists and measures the catalogue now, every day and when an engine's voices change, and records the states of the engines, until the signal aborts.
 * Resolves when the catalogue has been measured for the first time.
 */
export async function keepCatalogue(job: CatalogueJob): Promise<void> {
  const states = setInterval(() => {
    recordEngineStates(job.database, job.speech).catch((error: unknown) =>
      job.log.error('The states of the engines could not be recorded.', error),
    )
  }, STATES_MS)
  job.signal.addEventListener('abort', () => clearInterval(states), { once: true })
  let changed = new AbortController()
  for (const engine of job.speech.engines) engine.onVoicesChange?.(() => changed.abort())
  /** Starts again when voices have changed: new ones are listed first, and what was measured is kept. */
  const measure = async () => {
    do {
      changed = new AbortController()
      await measureUntilDone({ ...job, signal: AbortSignal.any([job.signal, changed.signal]) })
    } while (changed.signal.aborted && !job.signal.aborted)
  }
  await measure()
  void refreshDaily()

  async function refreshDaily(): Promise<void> {
    while (!job.signal.aborted) {
      const signal = AbortSignal.any([job.signal, changed.signal])
      await sleep(REFRESH_MS, undefined, { signal, ref: false }).catch(() => {})
      await measure()
    }
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
