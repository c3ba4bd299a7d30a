import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'
import { hashSources } from './sourceHash.mjs'
import { isCurrent, whenChanged } from './whenChanged.mjs'

const PNPM = 'pnpm@12.21.0'

/** Command that runs the pinned version of pnpm. */
export const pnpm = (args) => ['npx', ['--yes', PNPM, ...args]]

/** Command that itself calls pnpm, with the pinned version in its path. */
export const besidePnpm = (command, args) => ['npx', ['--yes', '--package', PNPM, '--', command, ...args]]

/** Rooms that a filter of pnpm selects, each with the rooms that its build uses. */
const withUsed = (...rooms) => rooms.flatMap((room) => ['--filter-prod', `@voice-rankings/${room}...`])

/** Parts of an installation: what serves the catalogue, and what builds its documentation. */
const PARTS = {
  serving: withUsed('server', 'gpl-engines', 'site', 'elements'),
  docs: withUsed('docs', 'examples'),
}

function manifests() {
  const rooms = ['packages', 'apps', 'consumers'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
  )
  return ['.', 'e2e', 'examples', 'scripts', ...rooms]
    .map((room) => `${room}/package.json`)
    .filter((path) => existsSync(join(ROOT, path)))
}

/** Checks write access before pnpm runs, which would download everything first and fail with a less clear error. */
function requireWritable() {
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    throw new Failure(
      `The packages are installed in ${ROOT}, where this user has no write permission. Change its owner, or copy it to a writable folder.`,
    )
  }
}

async function installPackages(filters = []) {
  requireWritable()
  try {
    await runQuietly('Installing packages', ...pnpm(['install', '--frozen-lockfile', ...filters]))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(
      `${error.message}\n\nThe packages could not be installed; above is why. The first time this needs the internet ` +
        '(behind a proxy, npm has to know it: npm config set proxy). Run the same command again: what was loaded is kept.',
    )
  }
}

/** Installs all dependencies, or those of a part, if the lockfile or a manifest has changed. */
export async function install(part) {
  const machine = `${process.platform}-${process.arch}`
  const hash = `${machine}-${hashSources(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()])}`
  const whole = { stamp: 'node_modules/.installed', hash, makes: 'node_modules/.bin/node' }
  if (!part) return whenChanged(whole, installPackages)
  if (isCurrent(whole)) return
  await whenChanged({ ...whole, stamp: `${whole.stamp}-${part}` }, () => installPackages(PARTS[part]))
}

/** Installs the third-party players for the comparison. They are a separate workspace, installed on demand. */
export async function installPeers() {
  const cwd = join(ROOT, 'bench/peers')
  const hash = hashSources(
    ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => `bench/peers/${name}`),
  )
  await whenChanged(
    { stamp: 'bench/peers/node_modules/.installed', hash, makes: 'bench/peers/node_modules/plyr' },
    () => runQuietly('Installing third-party players', ...pnpm(['install', '--frozen-lockfile']), { cwd }),
  )
}
