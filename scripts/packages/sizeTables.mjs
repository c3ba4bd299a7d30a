import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'
import { LIBRARIES } from './rooms.mjs'

const BEGIN = '<!-- sizes: written by npm run packages -->'
const END = '<!-- /sizes -->'
/** Relative deviation allowed before a table must be updated. */
const TOLERANCE = 0.02
const ROUNDING = 0.06

const readmeOf = (room) => join(ROOT, 'packages', room, 'README.md')
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
const isClose = (shown, measured) => Math.abs(shown - measured) <= Math.max(ROUNDING, measured * TOLERANCE)

function tableOf(rows) {
  const cells = [
    ['import', 'at once', 'on demand'],
    ...rows.map(({ name, gzipBytes, lazyGzipBytes }) => [
      `\`${name}\``,
      `${kilobytes(gzipBytes)} kB`,
      lazyGzipBytes > 0 ? `${kilobytes(lazyGzipBytes)} kB` : '',
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`
  const rule = `| ${'-'.repeat(widths[0])} | ${'-'.repeat(widths[1] - 1)}: | ${'-'.repeat(widths[2] - 1)}: |`
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}

/** Rows of a current table: `[name, eager, lazy]` in kilobytes. */
const readTable = (text) =>
  [...text.matchAll(/^\| `([^`]+)` *\| *([\d.]+) kB \| *([\d.]*)/gm)].map(([, name, ...figures]) => [
    name,
    ...figures.map(Number),
  ])

/** Writes the sizes of each package's entry points into its README. */
export function writeSizeTables(rows) {
  for (const room of LIBRARIES) {
    const path = readmeOf(room)
    const [before, rest] = readFileSync(path, 'utf8').split(BEGIN)
    const after = rest.slice(rest.indexOf(END))
    writeFileSync(path, `${before}${BEGIN}\n\n${tableOf(rows.filter((row) => row.room === room))}\n\n${after}`)
  }
}

/** Checks the size table in each package's README. */
export function checkSizeTables({ count }, rows) {
  for (const room of LIBRARIES) {
    const shown = readTable(readFileSync(readmeOf(room), 'utf8'))
    const measured = rows
      .filter((row) => row.room === room)
      .map(({ name, gzipBytes, lazyGzipBytes }) => [name, gzipBytes / 1000, lazyGzipBytes / 1000])
    const isTrue =
      shown.length === measured.length &&
      shown.every(
        ([name, ...figures], n) =>
          name === measured[n][0] && figures.every((figure, i) => isClose(figure, measured[n][i + 1])),
      )
    const wrong = `It says ${JSON.stringify(shown)}, measured was ${JSON.stringify(measured)}.\nnpm run packages writes it anew.`
    count(`${room} says in its README what it weighs`, isTrue ? '' : wrong)
  }
}
