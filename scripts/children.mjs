import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve as resolvePath } from 'node:path'
import { childEnv, ROOT } from './paths.mjs'

const PARENT_POLL_MS = 500
const KILL_AFTER_MS = 15_000

/** Running child processes. Each leads a process group, so its descendants stop with it. */
const running = new Set()
let stopping = false

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The process group has already exited.
  }
}

/** Sends a signal to every child, and SIGKILL after a timeout or at the second call. */
function stopAll(signal) {
  for (const child of running) signalGroup(child, stopping ? 'SIGKILL' : signal)
  if (running.size === 0) process.exit(130)
  stopping = true
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  }, KILL_AFTER_MS).unref()
}

/** Process ids of the parent and grandparent: `npm` starts a shell that starts this script. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    // The second field is a name in parentheses that may contain spaces ("npm start"), so fields are counted after it.
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${process.ppid} ${grandparent}`
  } catch {
    return `${process.ppid}`
  }
}

/**
 * Stops the children when this process receives a signal or its parent has exited: `npm` exits on a signal without
 * forwarding it.
 */
export function stopWithParent() {
  process.on('SIGINT', () => stopAll('SIGTERM'))
  process.on('SIGTERM', () => stopAll('SIGTERM'))
  process.on('SIGHUP', () => stopAll('SIGTERM'))
  const before = ancestors()
  setInterval(() => {
    if (stopping || ancestors() === before) return
    console.error('Stopping, as what started this is gone.')
    stopAll('SIGTERM')
  }, PARENT_POLL_MS).unref()
}

/**
 * Runs a command to completion and resolves to `{ code, output }`.
 *
 * With `onOutput` the output is collected and passed on in chunks; otherwise it goes to the terminal. `cwd` is relative
 * to the root. `timeoutMs` stops a hanging command and `signal` aborts it; `code` is then null.
 */
export function runChild(command, args, { cwd = '.', env, onOutput, timeoutMs, signal } = {}) {
  return new Promise((resolve, reject) => {
    if (stopping) return
    const folder = resolvePath(ROOT, cwd)
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { cwd: folder, env: childEnv(folder, env), stdio, detached: true })
    running.add(child)
    const timer = timeoutMs && setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs)
    signal?.addEventListener('abort', () => signalGroup(child, 'SIGTERM'), { once: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        onOutput(text)
      })
    }
    child.on('error', (error) => {
      running.delete(child)
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code) => {
      running.delete(child)
      clearTimeout(timer)
      if (stopping) {
        if (running.size === 0) process.exit(130)
        return
      }
      resolve({ code, output })
    })
  })
}
