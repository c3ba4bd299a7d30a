import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE_BUDGET } from '../bench/budgets.mjs'
import { measureSizes } from '../bench/measureSize.mjs'
import { weighRoutes } from '../bench/weighRoutes.mjs'
import { runChild } from '../children.mjs'
import { checkReports, extractReports } from '../packages/apiReports.mjs'
import { checkMaps } from '../packages/checkMaps.mjs'
import { createTally } from '../packages/createTally.mjs'
import { layOut } from '../packages/layOut.mjs'
import { checkLicences } from '../packages/licences.mjs'
import { packRooms } from '../packages/packRooms.mjs'
import { checkSizeTables } from '../packages/sizeTables.mjs'
import { checkTreeShaking, weighEntries } from '../packages/weighPackages.mjs'
import { makeConsumer } from './makeConsumer.mjs'

/** Files named in a package's manifest but missing in its archive, which attw does not report. */
async function missingFiles(manifest, archive) {
  const { output } = await runChild('tar', ['-tzf', archive], { onOutput: () => {} })
  const packed = new Set(output.split('\n'))
  const targets = Object.values(manifest.publishConfig.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  // Files listed by name, not through a folder.
  const files = manifest.files.filter((name) => /^[^!*]+\.\w+$/.test(name)).map((name) => `./${name}`)
  const named = ['./package.json', './README.md', './LICENSE', ...files, ...targets]
  return named.filter((target) => !packed.has(target.replace(/^\./, 'package')))
}

const readPacked = async (archive, file) =>
  (await runChild('tar', ['-xzOf', archive, `package/${file}`], { onOutput: () => {} })).output

/** Dependencies pinned to one exact version, which would give users duplicates and no patches. */
const pinnedIn = ({ dependencies = {} }) =>
  Object.entries(dependencies)
    .filter(([, range]) => !/^(\^|>=)\d/.test(range))
    .map(([name, range]) => `${name}: ${range}`)

/** Wrong or missing repository fields of a manifest. */
function unsaidOf({ repository, homepage, bugs }, room) {
  const [page] = repository?.url?.match(/https:.*(?=\.git$)/) ?? ['(none)']
  const said = { directory: repository?.directory, homepage, bugs: bugs?.url }
  const right = {
    directory: `packages/${room}`,
    homepage: `${page}/tree/main/packages/${room}#readme`,
    bugs: `${page}/issues`,
  }
  return Object.keys(right).filter((field) => said[field] !== right[field])
}

async function checkArchives({ count, check }, archives) {
  for (const { room, manifest, archive } of archives) {
    count(`${room} holds every file it names`, (await missingFiles(manifest, archive)).join('\n'))
    const packed = JSON.parse(await readPacked(archive, 'package.json'))
    count(`${room} leaves its users the patches of what it depends on`, pinnedIn(packed).join('\n'))
    count(`${room} says where it is made`, unsaidOf(packed, room).join('\n'))
    const isSaid = (await readPacked(archive, 'README.md')).includes('ES modules only')
    count(`${room} says that it is ES modules only`, isSaid ? '' : 'Its README does not.')
    await check(`${room} is well packed`, 'publint', [archive, '--strict'])
    const asModule = ['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css']
    await check(`${room} has types that resolve`, 'attw', [archive, ...asModule])
  }
}

async function checkBudgets({ count }) {
  for (const { name, gzipBytes, limitBytes } of await measureSizes()) {
    const excess = gzipBytes > limitBytes ? `${gzipBytes} bytes gzip, more than ${limitBytes}` : ''
    count(`${name} is within its budget`, excess)
  }
  for (const { name, scriptBytes } of weighRoutes()) {
    const limit = PAGE_BUDGET.scriptBytes
    const excess = scriptBytes > limit ? `${scriptBytes} bytes gzip, more than ${limit}` : ''
    count(`the scripts of the page ${name} are within their budget`, excess)
  }
}

/**
 * Checks each package as installed by users: built, packed, linted as an archive, compiled against, imported and
 * weighed.
 */
export async function checkPackages(say) {
  const tally = createTally(say)
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-packages-'))
  try {
    say('packing')
    const archives = await packRooms()
    await checkArchives(tally, archives)
    await layOut(folder, archives, { peers: true })
    for (const one of archives) checkMaps(tally, folder, one)
    const { compilers, script } = makeConsumer(folder, archives)
    for (const { title, tsc, project } of compilers) {
      await tally.check(`a strict project compiles with the packages and ${title}`, 'node', [tsc, '-p', project], {
        cwd: folder,
      })
    }
    await tally.check('every entry loads in Node without a browser', 'node', [script], { cwd: folder })
    // The Node that started this script, possibly the oldest that the READMEs support.
    await tally.check(`every entry loads in Node ${process.version}`, process.execPath, [script], { cwd: folder })
    say('API reports')
    checkReports(tally, await extractReports(folder))
    say('licences')
    await checkLicences(tally, archives, folder)
    say('sizes')
    checkSizeTables(tally, await weighEntries(folder))
    await checkTreeShaking(tally, folder)
    await checkBudgets(tally)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally.result()
}
