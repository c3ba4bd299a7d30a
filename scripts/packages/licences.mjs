import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../children.mjs'
import { pnpm } from '../install.mjs'

/** Licences that an MIT package may bundle or depend on. */
const PERMISSIVE = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0'])

const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(' and ') || 'none'

/** An SPDX expression with OR is permissive if one of its choices is. */
const isPermissive = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => PERMISSIVE.has(choice.trim()))

/** Writes a CycloneDX SBOM of each package into a folder, with dependencies and licences. */
export async function writeBills(folder) {
  const args = ['--filter', './packages/*', 'sbom', '--sbom-format', 'cyclonedx', '--prod', '--split']
  return runChild(...pnpm([...args, '--out', join(folder, '%s.cdx.json')]), { onOutput: () => {} })
}

/** Packages bundled in a build, from its licence notices: `[{ name, licence }]`. */
function bundledIn(folder, { name }) {
  const path = join(folder, 'node_modules', name, 'dist/THIRD_PARTY_LICENSES.txt')
  const notices = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return [...notices.matchAll(/^(\S+ [\d.]+\S*) \((.+)\)$/gm)].map(([, title, licence]) => ({ name: title, licence }))
}

/** Checks that MIT packages bundle and depend on permissive licences only. */
export async function checkLicences({ count }, archives, laid) {
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-bills-'))
  try {
    const { code, output } = await writeBills(folder)
    count('the packages have a bill of materials', code === 0 ? '' : output)
    const bills = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    for (const { room, manifest } of archives.filter((one) => one.manifest.license === 'MIT')) {
      const bill = bills.find(
        ({ metadata }) =>
          [metadata.component.group, metadata.component.name].filter(Boolean).join('/') === manifest.name,
      )
      const needed = (bill?.components ?? []).map((one) => ({ name: one.name, licence: licenceOf(one) }))
      const refused = [...needed, ...bundledIn(laid, manifest)].filter(({ licence }) => !isPermissive(licence))
      count(
        `${room} brings along nothing that is stricter than MIT`,
        bill ? refused.map(({ name, licence }) => `${name}: ${licence}`).join('\n') : 'It has no bill of materials.',
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
