import { useEffect, useState } from 'react'
import { createNewBuildStore, type NewBuildState } from './newBuildStore.ts'
import { useStore } from 'zustand'

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (timer: unknown) => clearTimeout(timer as number),
}

/** State of the check for a newer build; always `current` for a page without a build id. */
export function useNewBuild(build: string): { state: NewBuildState; dismiss: () => void } {
  const [store] = useState(() =>
    createNewBuildStore({ build, readLatest: readLatestBuild, isHidden: () => document.hidden, clock }),
  )
  useEffect(() => {
    if (build === '') return
    const stop = store.start()
    document.addEventListener('visibilitychange', store.onVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', store.onVisible)
    }
  }, [store, build])
  const state = useStore(store)
  return { state, dismiss: store.dismiss }
}

/** Reads the latest build id from the server. The number bypasses all caches. */
async function readLatestBuild(now: number): Promise<string> {
  const response = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`The latest build could not be read: status ${response.status}.`)
  const { id } = (await response.json()) as { id?: unknown }
  if (typeof id !== 'string') throw new Error('The latest build has no id.')
  return id
}
