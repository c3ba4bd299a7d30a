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
/** As paths of the repository are named. */
const STORED = relative(ROOT, ARCHIVES)
const SHARED = ['package.json', 'pnpm-workspace.yaml', 'LICENSE', 'tsconfig.base.json', 'tsup.base.ts']
const NOT_COPIED = new Set(['dist', '.sources'])

/** A copy of the packages, to be built without touching what others serve, test and compile at the same time. */
function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'voice-rankings-packing-'))
  for (const file of SHARED) cpSync(join(ROOT, file), join(copy, file))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(ROOT, 'packages'), join(copy, 'packages'), {
    recursive: true,
    // Links to siblings lead to the copies of these.
    verbatimSymlinks: true,
    filter: (path) => !NOT_COPIED.has(basename(path)) && !path.endsWith('.tsbuildinfo'),
  })
  return copy
}

async function run(command, args, cwd) {
  const { code, output } = await runChild(command, args, { cwd, onOutput: () => {} })
  if (code !== 0) throw new Error(output || `${command} ended with code ${code}`)
}

async function packAll() {
  const packed = `${ARCHIVES}-${process.pid}`
  mkdirSync(packed, { recursive: true })
  const copy = copyWorkspace()
  try {
    for (const room of PUBLISHED) {
      const cwd = join(copy, 'packages', room)
      await run('sh', ['-c', readManifest(room).scripts.build], cwd)
      writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...readManifest(room), ...placeOf(room) }, null, 2))
      await run(...pnpm(['pack', '--pack-destination', packed]), cwd)
    }
    rmSync(ARCHIVES, { recursive: true, force: true })
    renameSync(packed, ARCHIVES)
  } finally {
    rmSync(packed, { recursive: true, force: true })
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Builds and packs each published package the way it is sent out, unless that was done: `[{ room, manifest, archive }]`. */
export async function packRooms() {
  const sources = hashSources([...SHARED, 'pnpm-lock.yaml', ...PUBLISHED.map((room) => `packages/${room}`)])
  const hash = `${sources} ${repositoryPage()}`
  await whenChanged({ stamp: join(STORED, '.sources'), hash, makes: STORED }, packAll)
  return PUBLISHED.map((room) => {
    const manifest = readManifest(room)
    const file = readdirSync(ARCHIVES).find((name) => name.endsWith(`-${room}-${manifest.version}.tgz`))
    if (!file) throw new Error(`${room} was not packed.`)
    return { room, manifest, archive: join(ARCHIVES, file) }
  })
}
