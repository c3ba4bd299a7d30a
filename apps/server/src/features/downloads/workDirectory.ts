import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const NAME = /^voice-rankings-convert-(\d+)-\w{6}$/

/** A file is converted in half a minute or not at all: after this time nobody works there, in ms. */
const LEFT_AFTER_MS = 600_000

/** Makes a private directory for one conversion; its name tells which process works there. */
export function makeWorkDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), `voice-rankings-convert-${process.pid}-`))
}

/**
 * Removes the directories that servers left which were killed while they converted, and returns how many. A process of the same
 * number may run in another container that shares the directory: what is not old may be its, whoever lives.
 */
export async function removeLeftDirectories(parent = tmpdir(), now = Date.now()): Promise<number> {
  let removed = 0
  for (const name of await readdir(parent)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!pid || (pid !== process.pid && isRunning(pid))) continue
    const directory = join(parent, name)
    const found = await lstat(directory).catch(() => null)
    if (!found?.isDirectory() || now - found.mtimeMs < LEFT_AFTER_MS) continue
    // In a directory of somebody else this user might be led to remove what that one may not.
    if (found.uid !== (process.getuid?.() ?? found.uid)) continue
    // Another server may remove it at this moment.
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
