import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Jobs after which a thread is looked through: it takes as long as a twentieth of them. */
const JOBS = 4

/**
 * Makes what frees the buffers and WebAssembly programs of finished jobs, to be called after each. V8 collects by the size of its own
 * heap, which is small in these threads, while hundreds of megabytes outside of it would wait.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let jobs = 0
  return () => {
    jobs += 1
    if (jobs % JOBS === 0) collect()
  }
}
