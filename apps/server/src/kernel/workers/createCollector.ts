import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Memory outside the heap of a thread from which it is collected after a job, in bytes. A WebAssembly program of flite takes 9.6 MB
 * and each run of it 22 to 38 MB, so two runs are never kept beside a third.
 */
const MOST_EXTERNAL = 40e6

/**
 * Creates a function that frees the buffers and WebAssembly memory of finished jobs; a thread calls it after each job. V8 collects
 * by the size of its own heap, which is small in these threads, while hundreds of megabytes outside of it would wait.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    // A reference that a job has made is kept until its task has ended.
    setImmediate(() => {
      if (process.memoryUsage().external <= MOST_EXTERNAL) return
      collect()
      // The first collection finalizes the WASI object of a run; only then is its memory garbage.
      collect()
    })
  }
}
