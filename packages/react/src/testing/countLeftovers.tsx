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

/** Rounds in which most code is compiled. A component that keeps nothing still shows some 100 to 300 bytes a round after them. */
const WARM_UP_ROUNDS = 300

/** More bytes a round than compiling leaves behind; one kept node, listener or store is more. */
export const LEAK_BYTES = 500

/**
 * Mounts and unmounts a component over and over, each time in a root of its own, and tells what more is alive after it
 * than before. Rounds before them, in which code is compiled and caches fill, do not count. `use` may do something with it
 * while it stands.
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
  for (let round = 0; round < warmUpRounds; round += 1) await once()
  const before = await countLiving()
  for (let round = 0; round < times; round += 1) await once()
  const after = await countLiving()
  // What was on its way out before the rounds may be gone after them.
  const more = (kind: keyof Living) => Math.max(0, after[kind] - before[kind])
  return {
    nodes: more('nodes'),
    listeners: more('listeners'),
    audioHandlers: more('audioHandlers'),
    heapBytes: more('heapBytes'),
  }
}
