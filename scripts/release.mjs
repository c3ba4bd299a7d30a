import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { besidePnpm, install } from './install.mjs'
import { writeBills } from './packages/licences.mjs'
import { packRooms } from './packages/packRooms.mjs'
import { readManifest } from './packages/rooms.mjs'
import { run as writePackages } from './packages.mjs'
import { ROOT } from './paths.mjs'

async function must(command, args) {
  const { code } = await runChild(command, args)
  if (code !== 0) throw new Failure(`${command} ${args.join(' ')} ended with code ${code}.`)
}

/** What the elements say of themselves, also where two copies of them meet on a page, and to editors. */
function tellElements() {
  const { version: now } = readManifest('elements')
  for (const [file, before] of [
    ['src/version.ts', /(?<=VERSION = ')[^']*/],
    ['web-types.json', /(?<="version": ")[^"]*/],
  ]) {
    const path = join(ROOT, 'packages/elements', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, now))
  }
}

/** Takes the versions from the changesets; what says the version is written anew. */
async function version() {
  await must(...besidePnpm('changeset', ['version']))
  tellElements()
  await writePackages()
  await must('oxfmt', ['packages'])
}

async function isPublished({ name, version: wanted }) {
  const { code } = await runChild('npm', ['view', `${name}@${wanted}`, 'version'], { onOutput: () => {} })
  return code === 0
}

/** Publishes the archives that were checked, each that is not there yet; with `--dry-run` only says what would be. */
async function publish(options) {
  const isTrial = options.includes('--dry-run')
  for (const { manifest, archive } of await packRooms()) {
    if (!isTrial && (await isPublished(manifest))) continue
    await must('npm', ['publish', archive, '--access', 'public', ...options])
  }
  // Tells the workflow of the tags as well, which makes releases of them.
  if (!isTrial) await must(...besidePnpm('changeset', ['git-tag']))
}

/** Writes the bills of materials of the packages into a folder. */
async function bills([folder = 'bills']) {
  mkdirSync(join(ROOT, folder), { recursive: true })
  const { code, output } = await writeBills(join(ROOT, folder))
  if (code !== 0) throw new Failure(output)
}

const STEPS = { version, publish, bills }

/** `release version` before a release, `release publish` for it, `release bills` beside it. */
export async function run([step, ...options]) {
  if (!Object.hasOwn(STEPS, step ?? ''))
    throw new Failure(`Name a step: release ${Object.keys(STEPS).join(', release ')}.`)
  await install()
  await STEPS[step](options)
  return 0
}
