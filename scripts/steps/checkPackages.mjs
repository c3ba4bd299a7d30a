import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../children.mjs'
import { pnpm } from '../install.mjs'
import { measureSize } from '../bench/measureSize.mjs'
import { ROOT } from '../paths.mjs'

/** The client must stay small enough to load on any page. */
const SDK_LIMIT_BYTES = 8 * 1024

/** Packages that are published, each before those that import it. */
const PUBLISHED = ['contract', 'analysis', 'sdk', 'playback', 'react', 'gpl-engines']

const manifest = (room) => JSON.parse(readFileSync(join(ROOT, 'packages', room, 'package.json'), 'utf8'))

/** Builds a package and packs it; resolves to the path of its archive. */
async function pack(room, folder, check) {
  const cwd = `packages/${room}`
  rmSync(join(ROOT, cwd, 'dist'), { recursive: true, force: true })
  await check(`${room} builds`, 'tsup', [], { cwd })
  await check(`${room} declares its types`, 'tsc', ['-b'], { cwd })
  await check(`${room} packs`, ...pnpm(['pack', '--pack-destination', folder]), { cwd })
  const archive = readdirSync(folder).find((name) => name.includes(`-${room}-`))
  return archive && join(folder, archive)
}

/** Every file that the package's manifest points to must be in its archive; attw says nothing when one is not. */
async function missingFiles(room, archive) {
  const { output } = await runChild('tar', ['-tzf', archive], { onOutput: () => {} })
  const packed = new Set(output.split('\n'))
  const targets = Object.values(manifest(room).publishConfig.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return targets.filter((target) => !packed.has(target.replace(/^\./, 'package')))
}

/** Checks each package the way its users will get it: built, packed, and read by two linters of packages. */
export async function checkPackages(say) {
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-packages-'))
  const problems = []
  let passed = 0
  const count = (title, problem) => {
    if (problem) problems.push(`${title}: failed\n${problem}`)
    else passed++
  }
  const check = async (title, command, args, options) => {
    say(title)
    const { code, output } = await runChild(command, args, { ...options, onOutput: () => {} })
    count(title, code === 0 ? '' : output)
  }
  try {
    for (const room of PUBLISHED) {
      const archive = await pack(room, folder, check)
      if (!archive) continue
      const missing = await missingFiles(room, archive)
      count(`${room} holds every file it names`, missing.join('\n'))
      await check(`${room} pleases publint`, 'publint', [archive, '--strict'])
      await check(`${room} has types that resolve`, 'attw', [
        archive,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'styles.css',
      ])
    }
    const sdk = await measureSize('sdk')
    count('sdk is small', sdk.gzipBytes > SDK_LIMIT_BYTES ? `${sdk.gzipBytes} bytes gzip, over ${SDK_LIMIT_BYTES}` : '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { passed, failed: problems.length, output: problems.join('\n\n') }
}
