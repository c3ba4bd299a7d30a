import { readSource } from './sources.ts'

/** One line of what a bench printed. */
export interface Figure {
  goal: string
  floor: string
  measured: string
  how: string
}

/** Columns of the table that `npm run accuracy` prints: they stand at least two blanks apart. */
const COLUMNS = /\s{2,}/

/** What `npm run accuracy` printed when it was last recorded: `figures/accuracy.txt` is its output as it was. */
export function readFigures(): Figure[] {
  const lines = readSource('apps/docs/src/figures/accuracy.txt').split('\n')
  return lines.slice(1).flatMap((line) => {
    const [goal, floor, , measured, verdict, how] = line.trimEnd().split(COLUMNS)
    return goal && floor && measured && verdict && how ? { goal, floor, measured, how } : []
  })
}
