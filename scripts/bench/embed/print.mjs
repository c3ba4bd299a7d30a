import { COLUMNS, writeFigure } from './columns.mjs'

/** Aligned table lines; the first column is left-aligned, the others right-aligned. */
function align(rows) {
  const widths = rows[0].map((_, n) => Math.max(...rows.map((row) => row[n].length)))
  return rows.map((row) =>
    row.map((text, n) => (n === 0 ? text.padEnd(widths[n]) : text.padStart(widths[n]))).join('  '),
  )
}

export function printFigures(title, systems, figures) {
  const names = Object.keys(COLUMNS)
  const rows = systems.map(({ name, title }) => [
    title,
    ...names.map((figure) => writeFigure(figure, figures[name][figure])),
  ])
  console.log(`\n${title}`)
  for (const line of align([['', ...names.map((name) => COLUMNS[name].title)], ...rows])) console.log(`  ${line}`)
}

const underPolicy = ({ violations, plays }) => `${violations}, ${plays ? 'plays' : 'does not play'}`

export function printPolicies(systems, policies) {
  const rows = systems.map(({ name, title }) => {
    const { csp, types, axe } = policies[name]
    return [title, underPolicy(csp), underPolicy(types), axe.join(', ') || 'none']
  })
  console.log('\nOne player on a strict page: violations, and whether it plays')
  for (const line of align([['', 'strict CSP', 'Trusted Types', 'axe objects to'], ...rows])) console.log(`  ${line}`)
}

/** Table cells of the gates: measure, limit, this player, native player, best third-party player, pass or fail. */
export const writeBars = (bars) =>
  bars.map(({ what, most, ours, native, best, write }) => [
    what,
    `≤ ${write(most)}`,
    ...[ours, native, best].map((value) => (value === undefined ? '' : write(value))),
    ours <= most ? '✓' : '✗',
  ])

export function printBars(bars) {
  console.log('\nWhat the player is held to')
  for (const line of align([['', 'at most', 'ours', 'native', 'best of others', ''], ...writeBars(bars)]))
    console.log(`  ${line}`)
}
