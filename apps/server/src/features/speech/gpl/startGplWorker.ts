import { fork } from 'node:child_process'
import { childEnvironment } from '../../../kernel/workers/childEnvironment.ts'
import type { WorkerReply, StartWorker } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import type { GplRequest, GplUtterance } from './gplProtocol.ts'

/** Young generation of V8, in MB: with Node's default a process keeps 10 to 40 MB more, and speaks no faster. */
const MEMORY_FLAGS = ['--max-semi-space-size=2']

/** Starts processes of the GPL engines from the file `path`; they share nothing with the server but messages. */
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
      // One that never was has no exit to tell of; another ends by this.
      if (child.pid === undefined) events.onExit(`its process did not start (${error.message})`)
      else child.kill('SIGKILL')
    })
    child.on('exit', (code, signal) => events.onExit(`its process ended with ${signal ?? code}`))
    // An idle engine does not keep the server from ending.
    child.unref()
    child.channel?.unref()
    return {
      // A failed send means that the process is ending; its exit tells the rest.
      post: (job) => void (child.connected && child.send(job, () => undefined)),
      stop: () => {
        // Whoever stops it may wait for its end, and nothing else may be left to keep the server up until then.
        child.ref()
        child.kill('SIGKILL')
      },
    }
  }
}
