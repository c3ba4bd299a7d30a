import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../children.mjs'
import { Failure } from '../failure.mjs'
import { ROOT } from '../paths.mjs'
import { LIBRARIES } from './rooms.mjs'

const homeOf = (room) => join(ROOT, 'packages', room, 'api')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Extracts API reports of the packages installed in a folder: `[{ room, report }]`. */
export async function extractReports(folder) {
  const args = ['scripts/packages/extractApi.mjs', folder, ...LIBRARIES]
  const { code, output } = await runChild('node', args, { onOutput: () => {} })
  if (code !== 0) throw new Failure(`The API of the packages could not be read:\n${output}`)
  return LIBRARIES.map((room) => ({ room, report: read(join(folder, `${room}.api.md`)) }))
}

/** Saves the reports in the repository, so API changes appear in a diff. */
export function writeReports(reports) {
  for (const { room, report } of reports) {
    mkdirSync(homeOf(room), { recursive: true })
    writeFileSync(join(homeOf(room), `${room}.api.md`), report)
  }
}

/** Report lines with an `any` type, outside comments, strings and longer words. */
function untypedIn(report) {
  const code = report.split('\n').map((line) => line.replace(/^\s*\/\/.*/, '').replaceAll(/'[^']*'|"[^"]*"/g, "''"))
  return code.filter((line) => /(?<![\w$.])any(?![\w$?:(])/.test(line))
}

function firstDifference(before, now) {
  const [old, recent] = [before, now].map((text) => text.split('\n'))
  const n = recent.findIndex((line, i) => line !== old[i])
  return `line ${n + 1}: ${old[n] ?? '(end)'}\n      is now: ${recent[n] ?? '(end)'}\nnpm run packages writes it anew.`
}

/** Checks that the APIs match the saved reports and contain no `any`. */
export function checkReports({ count }, reports) {
  for (const { room, report } of reports) {
    const kept = read(join(homeOf(room), `${room}.api.md`))
    count(`${room} has the API of its report`, kept === report ? '' : firstDifference(kept, report))
    count(`${room} has no any in its API`, untypedIn(report).join('\n'))
  }
}
