import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressible file types; images and fonts are compressed already. */
const SHRINKS = /\.(js|css|svg|json|webmanifest)$/

/** Minimum size in bytes; smaller files fit into one packet uncompressed. */
const SMALLEST_BYTES = 1024

const ENCODERS = [
  ['.br', (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const

/**
 * Writes the manifest of a finished build and compressed copies of its files.
 *
 * `builds/latest.json` contains the build id and `builds/{id}.json` its files. The id is a hash of the file names,
 * which contain content hashes, so equal sources give the same build. The hashed files listed by the previous build are
 * kept, since open pages may still load them.
 */
export async function finishBuild(clientDir: string, previousClientDir?: string): Promise<void> {
  const assets = (await filesBelow(clientDir)).filter((file) => file.startsWith('assets/')).toSorted()
  const id = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 16)
  const builds = path.join(clientDir, 'builds')
  await mkdir(builds, { recursive: true })
  const latest = { id, built_at: new Date().toISOString() }
  await writeFile(path.join(builds, 'latest.json'), JSON.stringify(latest))
  await writeFile(path.join(builds, `${id}.json`), JSON.stringify({ ...latest, assets }))
  for (const asset of await assetsOf(previousClientDir)) {
    const [from, to] = [path.join(previousClientDir ?? '', asset), path.join(clientDir, asset)]
    if (existsSync(from) && !existsSync(to)) await copyFile(from, to)
  }
  for (const file of await filesBelow(clientDir)) if (SHRINKS.test(file)) await shrink(path.join(clientDir, file))
}

/** Hashed files of a finished build; empty if there is none. */
async function assetsOf(clientDir: string | undefined): Promise<readonly string[]> {
  const builds = path.join(clientDir ?? '', 'builds')
  const latest = path.join(builds, 'latest.json')
  if (clientDir === undefined || !existsSync(latest)) return []
  const { id } = JSON.parse(await readFile(latest, 'utf8')) as { id: string }
  const { assets } = JSON.parse(await readFile(path.join(builds, `${id}.json`), 'utf8')) as { assets: string[] }
  return assets
}

async function shrink(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST_BYTES) return
  for (const [ending, encode] of ENCODERS) await writeFile(file + ending, await encode(bytes))
}

/** Files below a directory, as relative paths with slashes. */
async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
