const kB = (bytes) => (bytes / 1000).toFixed(1)
const whole = (value) => value.toFixed(0)
const tenth = (value) => value.toFixed(1)

/**
 * Printed figures by name: title, format, and whether the figure is a time. Times vary between runs and are shown with
 * their range.
 */
export const COLUMNS = {
  codeBytes: { title: 'code, kB gzip', write: kB },
  requests: { title: 'requests', write: whole },
  sounds: { title: 'of them sounds', write: whole },
  others: { title: 'third parties', write: whole },
  cpuMs: { title: 'CPU, ms', write: whole, isTime: true },
  ofNative: { title: 'CPU of native', write: (ratio) => ratio.toFixed(2), isTime: true },
  tbtMs: { title: 'TBT, ms', write: whole, isTime: true },
  readyMs: { title: 'ready, ms', write: whole, isTime: true },
  idle: { title: 'idle beyond an empty page, ms/s', write: tenth, isTime: true },
  playing: { title: 'playing, ms/s', write: tenth, isTime: true },
  clickToPlayingMs: { title: 'click→playing, ms', write: whole, isTime: true },
  nodes: { title: 'nodes', write: whole },
  listeners: { title: 'listeners', write: whole },
  heapBytes: { title: 'heap, MB', write: (bytes) => (bytes / 1e6).toFixed(1) },
  layoutShift: { title: 'layout shift', write: (value) => value.toFixed(3) },
  atOnce: { title: 'playing after 2nd play', write: whole },
}

const median = (sorted) => sorted[Math.floor(sorted.length / 2)]

/**
 * Median, minimum and maximum of each figure over the rounds: `{ figure: [median, least, most] }`; null if not
 * observed.
 */
export function summarize(runs) {
  return Object.fromEntries(
    Object.keys(COLUMNS).map((name) => {
      const values = runs.map((run) => run[name]).filter((value) => typeof value === 'number')
      const sorted = values.toSorted((a, b) => a - b)
      return [name, sorted.length === 0 ? null : [median(sorted), sorted[0], sorted.at(-1)]]
    }),
  )
}

/** Formatted figure. */
export function writeFigure(name, figure) {
  if (!figure) return '–'
  const { write, isTime } = COLUMNS[name]
  const [middle, least, most] = figure.map((value) => write(value))
  return isTime && least !== most ? `${middle} (${least}–${most})` : middle
}
