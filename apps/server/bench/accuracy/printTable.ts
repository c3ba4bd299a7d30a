import { verdictOf, type Row } from './row.ts'

const HEAD = ['goal', 'floor', 'aim', 'measured', '', 'how']

/** Prints the rows as an aligned table. */
export function printTable(rows: readonly Row[]): void {
  const lines = rows.map((row) => [
    row.goal,
    withUnit(row.floor, row.unit),
    withUnit(row.aim, row.unit),
    row.measured === undefined ? '-' : withUnit(rounded(row.measured), row.unit),
    verdictOf(row),
    row.note,
  ])
  const table = [HEAD, ...lines]
  const widths = HEAD.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  for (const line of table) {
    console.log(line.map((cell, column) => (column === 5 ? cell : cell.padEnd(widths[column]!))).join('  '))
  }
}

function withUnit(value: number, unit: string): string {
  return unit === '' ? String(value) : `${value} ${unit}`
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
