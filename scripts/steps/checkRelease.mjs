import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runChild } from '../children.mjs'
import { besidePnpm, pnpm } from '../install.mjs'
import { createTally } from '../packages/createTally.mjs'
import { BUILDS } from '../packages/packRooms.mjs'
import { LIBRARIES, PUBLISHED } from '../packages/rooms.mjs'
import { ROOT } from '../paths.mjs'

const CHANGE = 'The client says its name.'

const release = (...args) => ['node', ['scripts/run.mjs', 'release', ...args]]

async function run(command, args, { cwd, env } = {}) {
  const { code, output } = await runChild(command, args, { cwd, env, onOutput: () => {} })
  if (code !== 0) throw new Error(output || `${command} ended with code ${code}`)
  return output
}

/** Copies the working tree of the repository into a folder, as a repository with one commit. */
async function copyRepository(copy) {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, file), join(copy, file), { verbatimSymlinks: true })
  }
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
  await run('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: copy })
  await run('git', ['add', '--all'], { cwd: copy })
  await run('git', [...author, 'commit', '--quiet', '--message', 'Copy'], { cwd: copy })
}

/** Environment that installs a copy offline, from the local package store. */
async function offlineEnv() {
  // On another disk, pnpm would use a different store.
  const store = (await run(...pnpm(['store', 'path', '--silent']))).trim().split('\n').at(-1)
  return { npm_config_offline: 'true', pnpm_config_offline: 'true', pnpm_config_store_dir: store }
}

/** Makes a trial release in a copy of the repository: a changeset, version updates and a dry-run publication. */
export async function checkRelease(say) {
  const tally = createTally(say)
  const copy = mkdtempSync(join(tmpdir(), 'voice-rankings-release-'))
  const read = (path) => (existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : '')
  const manifestOf = (room) => JSON.parse(read(`packages/${room}/package.json`))
  const changeset = '.changeset/name-the-client.md'
  try {
    say('copying the repository')
    await copyRepository(copy)
    const inCopy = { cwd: copy, env: await offlineEnv(), onOutput: () => {} }
    await run(...pnpm(['install', '--frozen-lockfile']), inCopy)
    // The builds stay valid in the copy until its versions change.
    if (existsSync(BUILDS)) cpSync(BUILDS, join(copy, relative(ROOT, BUILDS)), { recursive: true })
    mkdirSync(join(copy, '.changeset'), { recursive: true })
    writeFileSync(join(copy, changeset), `---\n'@voice-rankings/sdk': minor\n---\n\n${CHANGE}\n`)
    await tally.check('a changeset is read', ...besidePnpm('changeset', ['status']), inCopy)

    const [major, minor] = manifestOf('sdk').version.split('.').map(Number)
    await tally.check('the versions of a release are taken from its changesets', ...release('version'), inCopy)
    const wrong = LIBRARIES.filter((room) => manifestOf(room).version !== `${major}.${minor + 1}.0`)
    tally.count('all libraries get the version that one of them needs', wrong.join('\n'))
    const told = read('packages/sdk/CHANGELOG.md')
    tally.count(
      'a change stands in the changelog of its package',
      told.includes(CHANGE) ? '' : told || 'There is none.',
    )
    tally.count('a changeset that was released is gone', read(changeset))

    say('publishing to nowhere')
    const { output } = await runChild(...release('publish', '--dry-run'), inCopy)
    for (const room of PUBLISHED) {
      const { name, version } = manifestOf(room)
      tally.count(`${room} can be published`, output.includes(`+ ${name}@${version}`) ? '' : output)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return tally.result()
}
