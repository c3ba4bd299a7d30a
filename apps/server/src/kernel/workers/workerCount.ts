import { availableParallelism } from 'node:os'

/** How many workers an engine may use: one core stays free for answering requests. */
export function workerCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
