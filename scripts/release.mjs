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

/** Updates the version in the sources and editor metadata of the elements. */
function updateElementVersions() {
  const { version: now } = readManifest('elements')
  for (const [file, before] of [
    ['src/version.ts', /(?<=VERSION = ')[^']*/],
    ['web-types.json', /(?<="version": ")[^"]*/],
  ]) {
    const path = join(ROOT, 'packages/elements', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, now))
  }
}

/** Applies the changesets and updates everything that contains a version. */
async function version() {
  await must(...besidePnpm('changeset', ['version']))
  updateElementVersions()
  await writePackages()
  await must('oxfmt', ['packages'])
}

async function isPublished({ name, version: wanted }) {
  const { code } = await runChild('npm', ['view', `${name}@${wanted}`, 'version'], { onOutput: () => {} })
  return code === 0
}

/** Publishes the checked archives whose versions are unpublished; `--dry-run` publishes nothing. */
async function publish(options) {
  const isTrial = options.includes('--dry-run')
  for (const { manifest, archive } of await packRooms()) {
    if (!isTrial && (await isPublished(manifest))) continue
    await must('npm', ['publish', archive, '--access', 'public', ...options])
  }
  // Prints the tags, from which the workflow creates releases.
  if (!isTrial) await must(...besidePnpm('changeset', ['git-tag']))
}

/** Writes the packages' SBOMs into a folder. */
async function bills([folder = 'bills']) {
  mkdirSync(join(ROOT, folder), { recursive: true })
  const { code, output } = await writeBills(join(ROOT, folder))
  if (code !== 0) throw new Failure(output)
}

const STEPS = { version, publish, bills }

/** Subcommands: `release version`, `release publish`, `release bills`. */
export async function run([step, ...options]) {
  if (!Object.hasOwn(STEPS, step ?? ''))
    throw new Failure(`Name a step: release ${Object.keys(STEPS).join(', release ')}.`)
  await install()
  await STEPS[step](options)
  return 0
}
