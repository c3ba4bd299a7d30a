/** What a log writes to. */
export type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

/** Destination of pino that prints messages for people. */
export interface Screen {
  /** Prints an entry of pino: its message, with the stack of an error. */
  write(entry: string): void
  /** Shows a line below all messages, in place of the last one. */
  redraw(text: string): void
  /** Keeps that line as it is. */
  keep(): void
}

/** Moves to the start of the line and clears it. */
const CLEAR = '\r\u001B[K'

/** Creates a screen that prints errors to standard error, and everything else to `out`. */
export function createScreen(out: Output): Screen {
  let line = ''
  return {
    write(entry) {
      const { level, msg, err } = JSON.parse(entry) as { level: string; msg: string; err?: { stack?: string } }
      if (line !== '') out.write(CLEAR)
      ;(level === 'error' ? process.stderr : out).write(`${[msg, err?.stack].filter(Boolean).join('\n')}\n`)
      if (line !== '') out.write(line)
    },
    redraw(text) {
      line = text
      out.write(CLEAR + text)
    },
    keep() {
      if (line !== '') out.write('\n')
      line = ''
    },
  }
}
