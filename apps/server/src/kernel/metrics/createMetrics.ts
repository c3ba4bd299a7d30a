import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

const PREFIX = 'voice_rankings_'

/** Limits of the time buckets, in seconds: from a cached answer to a text that waits as long as `SPEECH_WAIT` lets it. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** Methods with a series of their own; a client may send any of dozens. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Creates metrics with a registry of their own, which also measures the process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Answered requests by pattern of the route, method and class of the status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: 'Time until a request was answered, in seconds.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const queueSeconds = new Histogram({
    name: `${PREFIX}queue_seconds`,
    help: 'Time that a job waited, in seconds: texts before their engine, and jobs before a worker of their pool.',
    labelNames: ['queue', 'name'],
    buckets: BUCKETS,
    registers,
  })
  const running = new Gauge({
    name: `${PREFIX}running_jobs`,
    help: 'Jobs that run now.',
    labelNames: ['queue', 'name'],
    registers,
  })
  const speechSeconds = new Histogram({
    name: `${PREFIX}speech_seconds`,
    help: 'Time until an engine had spoken a text, in seconds, without failed texts.',
    labelNames: ['engine'],
    buckets: BUCKETS,
    registers,
  })
  const speechErrors = new Counter({
    name: `${PREFIX}speech_errors_total`,
    help: 'Texts that an engine did not speak, by code of the error.',
    labelNames: ['engine', 'code'],
    registers,
  })
  const billed = new Counter({
    name: `${PREFIX}billed_units_total`,
    help: 'Input billed by an engine, by unit: characters, bytes, tokens or seconds. Local engines count it and cost nothing.',
    labelNames: ['engine', 'unit'],
    registers,
  })
  const credits = new Counter({
    name: `${PREFIX}credits_total`,
    help: 'Credits that users paid for speech of an engine.',
    labelNames: ['engine'],
    registers,
  })

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    countRequest({ route, method, status, seconds }) {
      const labels = {
        route,
        method: METHODS.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      }
      requests.inc(labels)
      requestSeconds.observe(labels, seconds)
    },
    startJob({ queue, name }, waitedMs) {
      queueSeconds.observe({ queue, name }, waitedMs / 1000)
      running.inc({ queue, name })
      return () => running.dec({ queue, name })
    },
    countSpeech({ engine, seconds, error, billed: bill }) {
      if (error === undefined) speechSeconds.observe({ engine }, seconds)
      else speechErrors.inc({ engine, code: error })
      if (bill) billed.inc({ engine, unit: bill.unit }, bill.count)
    },
    countCredits: (engine, paid) => credits.inc({ engine }, paid),
  }
}
