import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve as resolvePath } from 'node:path'
import { childEnv, ROOT } from './paths.mjs'

const PARENT_POLL_MS = 500
const KILL_AFTER_MS = 15_000

/** Children that run now; each leads a process group, so that what it started stops with it. */
const running = new Set()
let stopping = false

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** Asks every child to stop, and makes it stop when it does not within a while. A second request does not wait. */
function stopAll(signal) {
  for (const child of running) signalGroup(child, stopping ? 'SIGKILL' : signal)
  if (running.size === 0) process.exit(130)
  stopping = true
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  }, KILL_AFTER_MS).unref()
}

/** Who started this process, and who started that: `npm` starts a shell that starts this script. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    // The second field is a name in brackets that may hold spaces ("npm start"): fields are counted after it.
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${process.ppid} ${grandparent}`
  } catch {
    return `${process.ppid}`
  }
}

/**
 * Stops what was started here when this process is told to stop, or when whoever started it is gone: `npm` dies of a
 * signal without passing it on.
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
 * Runs a command to its end and resolves to `{ code, output }`.
 * With `onOutput` the output is collected and passed on chunk by chunk; without, it goes to the terminal.
 * `cwd` is relative to the root; `timeoutMs` ends a command that hangs, `signal` one that has done its work; its code is then null.
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
