import { pino, stdTimeFunctions } from 'pino'
import type { Config, LogLevel } from '../config/config.ts'
import { createScreen, type Output } from './createScreen.ts'

/** Values of a message for programs; its text says the same to people. */
type LogFields = Readonly<Record<string, string | number>>

/** A progress display. */
interface Progress {
  update(done: number): void
  end(): void
}

/** Log of the server process. */
export interface Log {
  error(message: string, error?: unknown, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  debug(message: string, fields?: LogFields): void
  /** Shows progress out of `total`: on a terminal as one line that is redrawn, otherwise as a message now and then. */
  progress(label: string, total: number): Progress
}

export interface LogOptions {
  /** `lines` for people, `json` for programs, `auto` for lines on a terminal only. Default: `lines`. */
  format?: Config['logFormat']
  /** Default: standard output. */
  out?: Output
}

/** Creates a log that writes to standard output; errors in lines go to standard error. */
export function createLog(level: LogLevel, { format = 'lines', out = process.stdout }: LogOptions = {}): Log {
  const screen = format === 'json' || (format === 'auto' && !out.isTTY) ? undefined : createScreen(out)
  const logger = pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
    },
    screen ?? out,
  )
  return {
    error: (message, error, fields) =>
      logger.error({ ...fields, ...(error instanceof Error && { err: error }) }, message),
    info: (message, fields) => logger.info(fields, message),
    debug: (message, fields) => logger.debug(fields, message),
    progress(label, total) {
      const text = (done: number) => `${label}: ${done} of ${total}`
      if (!logger.isLevelEnabled('info')) return { update: () => {}, end: () => {} }
      if (screen && out.isTTY) return { update: (done) => screen.redraw(text(done)), end: () => screen.keep() }
      let lastTenth = -1
      return {
        update(done) {
          const tenth = Math.floor((10 * done) / total)
          if (tenth !== lastTenth) logger.info({ done, total }, text(done))
          lastTenth = tenth
        },
        end: () => {},
      }
    },
  }
}

/** Fields of a logged error: not its others, which may hold texts of users, and not those of its causes. */
function errorFields({ name, message, stack }: Error): Record<string, unknown> {
  return { type: name, message, stack }
}
