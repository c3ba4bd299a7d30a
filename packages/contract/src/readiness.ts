import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** One speech engine as the server sees it now. */
export const EngineStatus = object({
  id: v.string(),
  name: v.string(),
  status: v.picklist(['ready', 'starting', 'not_configured', 'degraded', 'missing']),
})
export type EngineStatus = v.InferOutput<typeof EngineStatus>

/** How far the server is: the catalogue can be browsed once the first voices are there. */
export const Readiness = object({
  ready: v.boolean(),
  /** One sentence: what the server is doing. */
  message: v.string(),
  /** Voices heard and measured, of all voices of the engines present. */
  voices_done: v.number(),
  voices_total: v.number(),
  /** Voices whose engine failed to speak; they are tried again at the next start. */
  voices_failed: v.number(),
  engines: v.array(EngineStatus),
})
export type Readiness = v.InferOutput<typeof Readiness>

/** Answers as soon as the process serves. */
export const getHealth = endpoint({ method: 'GET', path: '/healthz', response: object({ ok: v.literal(true) }) })

/** Answers 200 once the catalogue can be browsed, 503 with the same body before. */
export const getReadiness = endpoint({ method: 'GET', path: '/readyz', response: Readiness })
