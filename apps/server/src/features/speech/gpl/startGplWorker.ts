import { fork } from 'node:child_process'
import { childEnvironment } from '../../../kernel/workers/childEnvironment.ts'
import type { WorkerReply, StartWorker } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import type { GplRequest, GplUtterance } from './gplProtocol.ts'

/** V8's young generation in MB: Node's default takes 10 to 40 MB more for each process and speaks no faster. */
const MEMORY_FLAGS = ['--max-semi-space-size=2']

/** Starts a process of the GPL engines from `path`; it communicates with the server by messages only. */
export function startGplWorker(path: string): StartWorker<GplRequest, GplUtterance, Refusal> {
  return async (events) => {
    const child = fork(path, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: MEMORY_FLAGS,
      env: childEnvironment(),
    })
    child.on('message', (reply) => events.onReply(reply as WorkerReply<GplUtterance, Refusal>))
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
