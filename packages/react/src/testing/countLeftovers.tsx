import { act } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cdp } from 'vitest/browser'

/** What is alive in the page after garbage collection. */
export interface Living {
  nodes: number
  listeners: number
  /** Web Audio nodes, those of contexts that were never closed included. */
  audioHandlers: number
  heapBytes: number
}

/** The part of Chromium's debugging protocol that counts. */
interface Counting {
  send(method: 'HeapProfiler.collectGarbage' | 'Performance.enable'): Promise<unknown>
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}

async function countLiving(): Promise<Living> {
  const session = cdp() as unknown as Counting
  await session.send('Performance.enable')
  // React's development build notes every render in the page's timeline, which keeps all of it.
  performance.clearMeasures()
  performance.clearMarks()
  // What React frees a task later is garbage at the second collection.
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await session.send('HeapProfiler.collectGarbage')
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
  return {
    nodes,
    listeners: jsEventListeners,
    audioHandlers: metric('AudioHandlers'),
    heapBytes: metric('JSHeapUsedSize'),
  }
}

/** Rounds in which most code is compiled and caches fill. */
const WARM_UP_ROUNDS = 300

/** Parts in which memory is read. Compiling adds to some of them by leaps; what is kept adds to each. */
const PARTS = 5

/**
 * Mounts and unmounts a component over and over, each time in a root of its own, and tells what more is alive after it
 * than before; of memory, as much as every part of the rounds adds at least. Rounds before them do not count. `use` may do
 * something with it while it stands.
 */
export async function countLeftovers(
  times: number,
  component: () => ReactNode,
  use: (host: HTMLElement) => Promise<void> | void = () => {},
  warmUpRounds = WARM_UP_ROUNDS,
): Promise<Living> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  async function once(): Promise<void> {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    await act(async () => root.render(component()))
    await act(async () => use(host))
    await act(async () => root.unmount())
    host.remove()
  }
  async function repeat(rounds: number): Promise<Living> {
    for (let round = 0; round < rounds; round += 1) await once()
    return countLiving()
  }
  const before = await repeat(warmUpRounds)
  let after = before
  let leastGrowth = Infinity
  for (let part = 0; part < PARTS; part += 1) {
    const { heapBytes } = after
    after = await repeat(times / PARTS)
    leastGrowth = Math.min(leastGrowth, after.heapBytes - heapBytes)
  }
  // What was on its way out before the rounds may be gone after them.
  const more = (kind: 'nodes' | 'listeners' | 'audioHandlers') => Math.max(0, after[kind] - before[kind])
  return {
    nodes: more('nodes'),
    listeners: more('listeners'),
    audioHandlers: more('audioHandlers'),
    heapBytes: Math.max(0, leastGrowth) * PARTS,
  }
}
