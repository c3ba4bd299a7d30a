/** Writes the licences of the bundled packages to `dist/THIRD_PARTY_LICENSES.txt`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

process.chdir(import.meta.dirname)
const METAFILE = 'dist/metafile-esm.json'

interface Manifest {
  name: string
  version: string
  license?: string
}

const { inputs } = JSON.parse(readFileSync(METAFILE, 'utf8')) as { inputs: Record<string, unknown> }
rmSync(METAFILE)

const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/@][^/]*(?=\/)/.exec(path) ?? [])
const notices = [...new Set(folders)].map((folder) => {
  const home = resolve(folder)
  const {
    name,
    version,
    license = 'no licence',
  } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest
  const file = readdirSync(home).find((one) => /^licen[cs]e/i.test(one))
  const text = file ? readFileSync(join(home, file), 'utf8').trim() : 'Its package holds no text of it.'
  return `${name} ${version} (${license})\n\n${text}\n`
})
writeFileSync('dist/THIRD_PARTY_LICENSES.txt', notices.toSorted().join(`\n${'-'.repeat(80)}\n\n`))
