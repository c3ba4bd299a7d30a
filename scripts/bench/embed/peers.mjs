import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { CACHE, ROOT } from '../../paths.mjs'
import { BUNDLED } from '../bundled.mjs'

const HOME = join(ROOT, 'bench/peers')
/** Output folders of the bundles. */
export const BUNDLES = join(CACHE, 'peers')
const PERMISSIVE = ['MIT', 'Apache-2.0', 'BSD-3-Clause']

const manifestOf = (name) => JSON.parse(readFileSync(join(HOME, 'node_modules', name, 'package.json'), 'utf8'))

/** Bundles third-party players, each alone and with the same settings: `{ name: { version, licence } }`. */
export async function bundlePeers(peers) {
  const bundled = {}
  for (const { name, from } of peers) {
    const { version, license: licence } = manifestOf(from)
    if (!PERMISSIVE.includes(licence)) throw new Error(`${from} is ${licence}: look whether it may be measured here.`)
    await build({
      entry: { [name]: join(HOME, 'src', `${name}.js`) },
      ...BUNDLED,
      dts: false,
      clean: true,
      noExternal: [/./],
      outDir: join(BUNDLES, name),
    })
    bundled[name] = { version, licence, hasStyles: existsSync(join(BUNDLES, name, `${name}.css`)) }
  }
  if (bundled.plyr) copyFileSync(join(HOME, 'node_modules/plyr/dist/plyr.svg'), join(BUNDLES, 'plyr/plyr.svg'))
  return bundled
}
