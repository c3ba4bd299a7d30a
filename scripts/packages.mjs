import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './install.mjs'
import { extractReports, writeReports } from './packages/apiReports.mjs'
import { layOut } from './packages/layOut.mjs'
import { packRooms } from './packages/packRooms.mjs'
import { writeSizeTables } from './packages/sizeTables.mjs'
import { weighEntries } from './packages/weighPackages.mjs'
import { showProgress } from './progress.mjs'

/** Updates the API reports and size tables. */
export async function run() {
  await install()
  const progress = showProgress('Reading the packages')
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-packages-'))
  try {
    await layOut(folder, await packRooms(), { peers: true })
    writeReports(await extractReports(folder))
    writeSizeTables(await weighEntries(folder))
    progress.done()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return 0
}
