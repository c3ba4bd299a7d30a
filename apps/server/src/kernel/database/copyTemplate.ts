import { cpSync, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packagePath } from '../config/packagePath.ts'
import { migrationsHash } from './migrations.ts'

/** Cache of migrated, empty databases, one per version of the schema. */
const CACHE_DIR = packagePath('..', '..', '.cache', 'database')

/**
 * Creates the files of an empty database with all tables in `directory`, which must not be used by another process.
 *
 * Running the migrations takes seconds of CPU time, so they run once on a worker thread, and the result is copied
 * afterwards. Without access to the cache, as when the code belongs to another user, they run for this database only.
 */
export async function copyTemplate(directory: string, cacheDir = CACHE_DIR): Promise<void> {
  const unfinished = `${directory}.tmp`
  // Left by a start that was killed here.
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(directory), { recursive: true })
  try {
    const template = await findTemplate(cacheDir)
    // Synchronous, before anything is served: the asynchronous copy takes several times the processor time.
    cpSync(template, unfinished, { recursive: true })
  } catch {
    await rm(unfinished, { recursive: true, force: true })
    await runWorker(unfinished)
  }
  await rename(unfinished, directory)
}

/** Returns the cached database, and makes it first if there is none. */
export async function findTemplate(cacheDir = CACHE_DIR): Promise<string> {
  const template = join(cacheDir, `${pgliteVersion()}-${migrationsHash()}`)
  if (existsSync(template)) return template
  const unfinished = `${template}.${process.pid}.tmp`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(cacheDir, { recursive: true })
  await runWorker(unfinished)
  // Another process may have created the same template first; its copy is equivalent.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }))
  return template
}

function runWorker(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./templateWorker.ts', import.meta.url), { workerData: { directory } })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The embedded database could not be made in ${directory} (exit ${code}).`))
    })
  })
}

function pgliteVersion(): string {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = createRequire(path)('../package.json') as { version: string }
  return version
}
