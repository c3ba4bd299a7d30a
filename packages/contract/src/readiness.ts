import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** Current state of a speech engine. */
export const EngineStatus = object({
  id: v.string(),
  name: v.string(),
  status: v.picklist(['ready', 'starting', 'not_configured', 'degraded', 'missing']),
})
export type EngineStatus = v.InferOutput<typeof EngineStatus>

/** Progress of the server: the catalogue is usable once the first voices have been measured. */
export const Readiness = object({
  ready: v.boolean(),
  /** One sentence about the server's progress. */
  message: v.string(),
  /** Number of measured voices, and of all that the server measures; those that cost something may be left out. */
  voices_done: v.number(),
  voices_total: v.number(),
  /** Number of voices whose engine failed; they are retried at the next start. */
  voices_failed: v.number(),
  engines: v.array(EngineStatus),
})
export type Readiness = v.InferOutput<typeof Readiness>

/** Liveness check: succeeds as soon as the process serves requests. */
export const getHealth = endpoint({ method: 'GET', path: '/healthz', response: object({ ok: v.literal(true) }) })

/** Readiness check: 200 once the catalogue is usable, 503 with the same body before. */
export const getReadiness = endpoint({ method: 'GET', path: '/readyz', response: Readiness })
