import { fork } from 'node:child_process'
import { childEnvironment } from './childEnvironment.ts'
import type { WorkerReply, StartWorker } from './poolWorker.ts'

/** V8's young generation in MB: Node's default takes 10 to 40 MB more for each process and speaks no faster. */
const MEMORY_FLAGS = ['--max-semi-space-size=2']

/**
 * Starts a process of speech engines from `path`, which communicates with the server by messages only: it replies to
 * each job once, in order. It gets none of the server's settings.
 */
export function processWorker<Job extends object, Result, Refusal extends string>(
  path: string | URL,
): StartWorker<Job, Result, Refusal> {
  return async (events) => {
    const child = fork(path, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: MEMORY_FLAGS,
      env: childEnvironment(),
    })
    child.on('message', (reply) => events.onReply(reply as WorkerReply<Result, Refusal>))
    child.on('error', (error) => {
      // A process that failed to start emits no exit event.
      if (child.pid === undefined) events.onExit(`its process did not start (${error.message})`)
      else child.kill('SIGKILL')
    })
    child.on('exit', (code, signal) => events.onExit(`its process ended with ${signal ?? code}`))
    // Lets the server exit while an engine is idle.
    child.unref()
    child.channel?.unref()
    return {
      // A failed send means that the process is ending; its exit event follows.
      post: (job) => void (child.connected && child.send(job, () => undefined)),
      stop: () => {
        // The pool may be waiting for the exit, which must then keep the server alive.
        child.ref()
        child.kill('SIGKILL')
      },
    }
  }
}
