import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { runChild } from '../children.mjs'
import { pnpm } from '../install.mjs'
import { CACHE, ROOT } from '../paths.mjs'
import { hashSources } from '../sourceHash.mjs'
import { whenChanged } from '../whenChanged.mjs'
import { placeOf, PUBLISHED, readManifest, repositoryPage } from './rooms.mjs'

const ARCHIVES = join(CACHE, 'archives')
/** Built packages, one folder each, with a stamp of their sources. */
export const BUILDS = join(CACHE, 'builds')
const SHARED = ['package.json', 'pnpm-workspace.yaml', 'LICENSE', 'tsconfig.base.json', 'tsup.base.ts']
const NOT_COPIED = new Set(['dist', '.sources'])
/** Files that do not affect the build. A release changes them after building and still packs them. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.md$/

/** Copies the packages so a build does not affect others that serve, test or compile the originals. */
function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'voice-rankings-packing-'))
  for (const file of SHARED) cpSync(join(ROOT, file), join(copy, file))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(ROOT, 'packages'), join(copy, 'packages'), {
    recursive: true,
    // Links between packages resolve within the copy.
    verbatimSymlinks: true,
    filter: (path) => !NOT_COPIED.has(basename(path)) && !path.endsWith('.tsbuildinfo'),
  })
  return copy
}

async function run(command, args, cwd) {
  const { code, output } = await runChild(command, args, { cwd, onOutput: () => {} })
  if (code !== 0) throw new Error(output || `${command} ended with code ${code}`)
}

/** Fills a folder unless it is up to date with its sources; `inCopy` receives a copy of the packages. */
async function fillOnce(folder, hash, inCopy) {
  // Relative to the repository root.
  const stored = relative(ROOT, folder)
  await whenChanged({ stamp: join(stored, '.sources'), hash, makes: stored }, async () => {
    const filled = `${folder}-${process.pid}`
    mkdirSync(filled, { recursive: true })
    const copy = copyWorkspace()
    try {
      await inCopy(copy, filled)
      rmSync(folder, { recursive: true, force: true })
      renameSync(filled, folder)
    } finally {
      rmSync(filled, { recursive: true, force: true })
      rmSync(copy, { recursive: true, force: true })
    }
  })
}

async function buildAll(copy, builds) {
  for (const room of PUBLISHED) {
    const cwd = join(copy, 'packages', room)
    await run('sh', ['-c', readManifest(room).scripts.build], cwd)
    cpSync(join(cwd, 'dist'), join(builds, room), { recursive: true })
  }
}

async function packAll(copy, packed) {
  for (const room of PUBLISHED) {
    const cwd = join(copy, 'packages', room)
    cpSync(join(BUILDS, room), join(cwd, 'dist'), { recursive: true })
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...readManifest(room), ...placeOf(room) }, null, 2))
    await run(...pnpm(['pack', '--pack-destination', packed]), cwd)
  }
}

/** Builds and packs each published package if its sources changed: `[{ room, manifest, archive }]`. */
export async function packRooms() {
  const sources = [...SHARED, 'pnpm-lock.yaml', ...PUBLISHED.map((room) => `packages/${room}`)]
  await fillOnce(BUILDS, hashSources(sources, NOT_BUILT), buildAll)
  await fillOnce(ARCHIVES, `${hashSources(sources)} ${repositoryPage()}`, packAll)
  return PUBLISHED.map((room) => {
    const manifest = readManifest(room)
    const file = readdirSync(ARCHIVES).find((name) => name.endsWith(`-${room}-${manifest.version}.tgz`))
    if (!file) throw new Error(`${room} was not packed.`)
    return { room, manifest, archive: join(ARCHIVES, file) }
  })
}
