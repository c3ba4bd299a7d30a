import type { LogLevel } from '../config/config.ts'

/** A progress display. */
interface Progress {
  update(done: number): void
  end(): void
}

/** Log of the server process. */
export interface Log {
  error(message: string, error?: unknown): void
  info(message: string): void
  debug(message: string): void
  /** Shows progress out of `total`: on a terminal as one line that is redrawn, otherwise as a line now and then. */
  progress(label: string, total: number): Progress
}

const RANKS: Readonly<Record<LogLevel, number>> = { silent: 0, error: 1, info: 2, debug: 3 }

/** Creates a log that writes to standard output, and errors to standard error. */
export function createLog(level: LogLevel, out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout): Log {
  const rank = RANKS[level]
  let line = ''

  /** Prints above the progress line, if there is one. */
  function print(message: string): void {
    out.write(line === '' ? `${message}\n` : `\r\u001B[K${message}\n${line}`)
  }

  function show(text: string): void {
    line = text
    out.write(`\r\u001B[K${text}`)
  }

  return {
    error(message, error) {
      if (rank < RANKS.error) return
      const detail = error instanceof Error ? `\n${error.stack ?? error.message}` : ''
      if (line !== '') out.write('\r\u001B[K')
      console.error(message + detail)
      if (line !== '') out.write(line)
    },
    info: (message) => void (rank >= RANKS.info && print(message)),
    debug: (message) => void (rank >= RANKS.debug && print(message)),
    progress(label, total) {
      if (rank < RANKS.info) return { update: () => {}, end: () => {} }
      let lastTenth = -1
      return {
        update(done) {
          const text = `${label}: ${done} of ${total}`
          if (out.isTTY) return show(text)
          const tenth = Math.floor((10 * done) / total)
          if (tenth !== lastTenth) print(text)
          lastTenth = tenth
        },
        end() {
          if (line !== '') out.write('\n')
          line = ''
        },
      }
    },
  }
}
