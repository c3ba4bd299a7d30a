import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE_BUDGET } from '../bench/budgets.mjs'
import { measureSizes } from '../bench/measureSize.mjs'
import { weighRoutes } from '../bench/weighRoutes.mjs'
import { runChild } from '../children.mjs'
import { pnpm } from '../install.mjs'
import { ROOT } from '../paths.mjs'
import { makeConsumer } from './makeConsumer.mjs'

/** Packages that are published, each before those that import it. */
const PUBLISHED = ['contract', 'analysis', 'sdk', 'playback', 'react', 'elements', 'gpl-engines']

const readManifest = (room) => JSON.parse(readFileSync(join(ROOT, 'packages', room, 'package.json'), 'utf8'))

/** Every file that a package's manifest points to must be in its archive; attw is silent when one is not. */
async function missingFiles(manifest, archive) {
  const { output } = await runChild('tar', ['-tzf', archive], { onOutput: () => {} })
  const packed = new Set(output.split('\n'))
  const targets = Object.values(manifest.publishConfig.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return targets.filter((target) => !packed.has(target.replace(/^\./, 'package')))
}

/** Checks each package the way its users get it: built, packed, linted as an archive, and imported. */
export async function checkPackages(say) {
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-packages-'))
  const archives = []
  const problems = []
  let passed = 0

  const count = (title, problem) => {
    if (problem) problems.push(`✗ ${title}\n${problem}`)
    else passed++
  }
  const check = async (title, command, args, options) => {
    say(title)
    const { code, output } = await runChild(command, args, { ...options, onOutput: () => {} })
    count(title, code === 0 ? '' : output || `${command} ended with code ${code}`)
    return code === 0
  }
  const checkOne = async (room) => {
    const cwd = `packages/${room}`
    const manifest = readManifest(room)
    rmSync(join(ROOT, cwd, 'dist'), { recursive: true, force: true })
    // What follows would only say again, at length, that there is nothing.
    if (!(await check(`${room} builds`, 'sh', ['-c', manifest.scripts.build], { cwd }))) return
    await check(`${room} packs`, ...pnpm(['pack', '--pack-destination', folder]), { cwd })
    const name = readdirSync(folder).find((file) => file.includes(`-${room}-${manifest.version}`))
    if (!name) return
    const archive = join(folder, name)
    archives.push({ room, manifest, archive })
    count(`${room} holds every file it names`, (await missingFiles(manifest, archive)).join('\n'))
    await check(`${room} is well packed`, 'publint', [archive, '--strict'])
    const asModule = ['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css']
    await check(`${room} has types that resolve`, 'attw', [archive, ...asModule])
  }

  try {
    for (const room of PUBLISHED) await checkOne(room)
    const consumer = await makeConsumer(folder, archives)
    await check('a strict TypeScript project compiles with the packages', 'tsc', consumer.compileArgs, { cwd: folder })
    await check('every entry loads in Node without a browser', 'node', [consumer.script], { cwd: folder })
    say('sizes')
    for (const { name, gzipBytes, limitBytes } of await measureSizes()) {
      const excess = gzipBytes > limitBytes ? `${gzipBytes} bytes gzip, more than ${limitBytes}` : ''
      count(`${name} is within its budget`, excess)
    }
    for (const { name, scriptBytes } of weighRoutes()) {
      const excess =
        scriptBytes > PAGE_BUDGET.scriptBytes ? `${scriptBytes} bytes gzip, more than ${PAGE_BUDGET.scriptBytes}` : ''
      count(`the scripts of the page ${name} are within their budget`, excess)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { passed, failed: problems.length, output: problems.join('\n\n') }
}
