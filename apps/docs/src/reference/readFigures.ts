import { readSource } from './sources.ts'

/** Line of benchmark output. */
export interface Figure {
  goal: string
  floor: string
  measured: string
  how: string
}

/** Column separator in the table printed by `npm run accuracy`: at least two spaces. */
const COLUMNS = /\s{2,}/

/** Recorded output of `npm run accuracy`, kept in `figures/accuracy.txt`. */
export function readFigures(): Figure[] {
  const lines = readSource('apps/docs/src/figures/accuracy.txt').split('\n')
  return lines.slice(1).flatMap((line) => {
    const [goal, floor, , measured, verdict, how] = line.trimEnd().split(COLUMNS)
    return goal && floor && measured && verdict && how ? { goal, floor, measured, how } : []
  })
}
