import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/** Minimum mutation score of a room, in percent. */
const LEAST_SCORE = 85

/** Mutated files of each room and the Vitest project that tests them. */
const ROOMS = {
  sdk: { files: ['packages/sdk/src/**/*.ts'], project: 'unit' },
  playback: { files: ['packages/playback/src/**/*.ts'], project: 'unit' },
  // Examples and texts of the OpenAPI document are documentation data.
  contract: { files: ['packages/contract/src/**/*.ts', '!**/openapi/*{Example,Examples,Texts}.ts'], project: 'unit' },
  stores: { files: ['packages/react/src/**/*Store.ts'], project: 'stores' },
}

/** Mutates one room and runs the tests that cover each mutant. */
function mutate({ files, project }) {
  process.env['MUTANTS_PROJECT'] = project
  const stryker = new Stryker({
    mutate: [...files, '!**/*.test.ts', '!**/testing/**'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/bench/mutants.vitest.ts', related: true },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    coverageAnalysis: 'perTest',
    // Counts endless loops only: the default of five seconds is also exceeded on a busy machine.
    timeoutMS: 60_000,
    // A mutant in module-level code needs all tests and its own process: minutes instead of seconds.
    ignoreStatic: true,
    ignorePatterns: ['.cache', '**/dist', '**/build', 'gallery', 'packed', 'screenshots'],
    // Stryker rewrites tsconfig paths through the compiler API, which TypeScript 7 lacks.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/mutants',
    reporters: ['progress-append-only'],
  })
  return stryker.runMutationTest()
}

/**
 * Counts the mutants by status; the score is the share killed. Static mutants are excluded: Stryker activates those
 * only after their module has loaded, so none would be killed.
 */
function count(results) {
  const of = (wanted) => results.filter((mutant) => !mutant.static && mutant.status === wanted).length
  const [killed, timedOut, survived, notCovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(of)
  const mutants = killed + timedOut + survived + notCovered
  const score = mutants === 0 ? 0 : (100 * (killed + timedOut)) / mutants
  return { mutants, killed, timedOut, survived, notCovered, score, leftOut: results.length - mutants }
}

function row(name, { mutants, killed, timedOut, survived, notCovered, score, leftOut }) {
  const cells = [mutants, killed, timedOut, survived, notCovered, `${score.toFixed(1)} %`, leftOut]
  return `${name.padEnd(10)}${cells.map((cell) => String(cell).padStart(12)).join('')}`
}

/** Lists surviving mutants as `file:line mutator: original → replacement`. */
async function listUnfound(results) {
  const unfound = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const { static: isStatic, fileName, location, mutatorName, replacement } of unfound) {
    if (isStatic) continue
    const lines = (await readFile(fileName, 'utf8')).split('\n')
    const { start, end } = location
    const original = lines[start.line - 1].slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
    const place = `${relative('.', fileName)}:${start.line}`
    console.log(`${place} ${mutatorName}: ${original} → ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`)
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } })
const names = positionals.length > 0 ? positionals : Object.keys(ROOMS)
const unknown = names.find((name) => !Object.hasOwn(ROOMS, name) && !name.endsWith('.ts'))
if (unknown)
  throw new Error(`There is no room "${unknown}". Name ${Object.keys(ROOMS).join(', ')} or a file ending in .ts.`)

const measured = []
for (const name of names) {
  // A single file is measured as its own room.
  const project = name.endsWith('Store.ts') ? 'stores' : name.startsWith('packages/react/') ? 'react' : 'unit'
  const results = await mutate(ROOMS[name] ?? { files: [name], project })
  measured.push({ name, results, counts: count(results) })
}
const head = ['mutants', 'killed', 'timed out', 'survived', 'not covered', 'score', 'left out']
console.log(`\n${'room'.padEnd(10)}${head.map((cell) => cell.padStart(12)).join('')}`)
for (const { name, counts } of measured) console.log(row(name, counts))
console.log('Left out: mutants that run while their module loads (static), each of which would need all tests anew.')
if (values.list) for (const { results } of measured) await listUnfound(results)

const low = measured.filter(({ counts }) => counts.score < LEAST_SCORE).map(({ name }) => name)
if (low.length > 0) console.error(`Below ${LEAST_SCORE} %: ${low.join(', ')}.`)
process.exitCode = low.length > 0 ? 1 : 0
