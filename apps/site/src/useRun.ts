import { useState } from 'react'

/** Runs one piece of work at a time: whether it runs, and whether the last one failed. */
export function useRun() {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  /** Resolves to false if another work was still running, and this one was left out. */
  async function run(work: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailed(false)
    try {
      await work()
    } catch {
      setFailed(true)
    }
    setBusy(false)
    return true
  }
  return { isBusy, hasFailed, run }
}
