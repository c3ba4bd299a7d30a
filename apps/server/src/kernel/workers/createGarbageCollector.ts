import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * External memory left by jobs above which garbage is collected, in bytes: the audio of a
 * text of three minutes, once as samples and once as a file.
 */
const MAX_EXTERNAL_BYTES = 40e6

/**
 * Creates a function that frees the buffers and WebAssembly memory of finished jobs; a thread calls it after each job. V8
 * collects by the size of its own heap, which is small in these threads, and ignores hundreds of megabytes of external memory.
 *
 * Memory that outlives a collection, such as the 40 MB of an mp3 encoder, does not count: collecting after every job
 * would take many times as long as a short job.
 */
export function createGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let lastingBytes = process.memoryUsage().external
  return () => {
    // References that a job has made are released at the end of its task.
    setImmediate(() => {
      if (process.memoryUsage().external - lastingBytes <= MAX_EXTERNAL_BYTES) return
      collect()
      // The first collection only finalizes objects that hold WebAssembly memory; the memory is garbage after that.
      collect()
      lastingBytes = process.memoryUsage().external
    })
  }
}
