import { availableParallelism } from 'node:os'

/** Number of workers of an engine: one core stays free for requests. */
export function workerCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
