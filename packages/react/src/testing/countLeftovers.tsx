import { act } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cdp } from 'vitest/browser'

/** Live objects of the page after garbage collection. */
export interface Living {
  nodes: number
  listeners: number
  /** Web Audio nodes, including those of contexts that were never closed. */
  audioHandlers: number
  heapBytes: number
}

/** Chromium DevTools commands that count memory. */
interface Counting {
  send(method: 'HeapProfiler.collectGarbage' | 'Performance.enable'): Promise<unknown>
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}

async function countLiving(): Promise<Living> {
  const session = cdp() as unknown as Counting
  await session.send('Performance.enable')
  // React's development build records every render in the performance timeline, which retains it.
  performance.clearMeasures()
  performance.clearMarks()
  // Objects that React releases a task later are collected in the second round.
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

/** Warm-up rounds, in which most code is compiled and caches fill. */
const WARM_UP_ROUNDS = 300

/** Number of parts in which memory is measured. JIT compilation adds jumps to some of them, a leak adds to each. */
const PARTS = 5

/**
 * Repeatedly mounts and unmounts a component, each time in its own root, and returns the increase of live objects; for
 * memory, the minimum increase of all parts. Warm-up rounds are not counted. `use` may interact with the component
 * while it is mounted.
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
  // Objects that were pending before the rounds may be released after them.
  const more = (kind: 'nodes' | 'listeners' | 'audioHandlers') => Math.max(0, after[kind] - before[kind])
  return {
    nodes: more('nodes'),
    listeners: more('listeners'),
    audioHandlers: more('audioHandlers'),
    heapBytes: Math.max(0, leastGrowth) * PARTS,
  }
}
