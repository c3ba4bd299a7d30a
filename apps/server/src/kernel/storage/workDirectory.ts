import { lstat, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** Uses of the directories, which are part of their names. */
const USES = ['convert', 'flite'] as const

const NAME = new RegExp(String.raw`^voice-rankings-(?:${USES.join('|')})-(\d+)-\w{6}$`)

/** Age from which a directory that is not renewed is abandoned, in ms; a conversion ends within half a minute. */
const LEFT_AFTER_MS = 600_000
/** Interval at which a directory in use is renewed, in ms. */
const RENEW_MS = 60_000

/** Creates a private directory, named after its use and the process. */
export function makeWorkDirectory(use: (typeof USES)[number]): Promise<string> {
  return mkdtemp(join(tmpdir(), `voice-rankings-${use}-${process.pid}-`))
}

/** Keeps a directory that is used for long from being taken for an abandoned one. Returns the function that stops it. */
export function renewWorkDirectory(directory: string): () => void {
  const timer = setInterval(() => void utimes(directory, new Date(), new Date()).catch(() => {}), RENEW_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Removes directories left by servers that were killed, and returns their number. Only old ones: a
 * process with the same id may run in another container that shares the directory.
 */
export async function removeLeftDirectories(parent = tmpdir(), now = Date.now()): Promise<number> {
  let removed = 0
  for (const name of await readdir(parent)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!pid || (pid !== process.pid && isRunning(pid))) continue
    const directory = join(parent, name)
    const found = await lstat(directory).catch(() => null)
    if (!found?.isDirectory() || now - found.mtimeMs < LEFT_AFTER_MS) continue
    // In a directory of another user, this user could be tricked into removing that user's files.
    if (found.uid !== (process.getuid?.() ?? found.uid)) continue
    // Another server may remove it at the same time.
    await rm(directory, { recursive: true, force: true }).then(
      () => (removed += 1),
      () => {},
    )
  }
  return removed
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
