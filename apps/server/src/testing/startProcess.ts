import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { packagePath } from '../kernel/config/packagePath.ts'

/** A server process and its output. */
export interface ServerProcess {
  readonly process: ChildProcess
  printed(): string
  /** Address from its output, once it listens; rejects when it exits before. */
  readonly url: Promise<string>
  /** Exit code, once it has ended. */
  readonly exit: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Starts the server from source, by default with Flite only. */
export function startProcess(env: Record<string, string>, ...args: string[]): ServerProcess {
  return startProgram(packagePath('src', 'app', 'main.ts'), env, ...args)
}

/** Starts the server from a file, such as a bundle of `bundleServer`. */
export function startProgram(program: string, env: Record<string, string>, ...args: string[]): ServerProcess {
  const child = spawn(process.execPath, ['--no-warnings', program, ...args], {
    env: { PATH: process.env.PATH, ENGINES: 'flite', PORT: '0', ...env },
  })
  running.add(child)
  let printed = ''
  const url = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /at (http:[^\s"]+)/.exec(printed)?.[1]
      if (found !== undefined) url.resolve(found)
    })
  }
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child)
    url.reject(new Error(`It ended: ${printed}`))
    return code ?? null
  })
  url.promise.catch(() => {})
  return { process: child, printed: () => printed, url: url.promise, exit }
}

/** Kills the processes that tests have left running. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}
