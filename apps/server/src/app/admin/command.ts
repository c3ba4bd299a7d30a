import type { SpeechEngine } from '../../features/speech/engine.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log/createLog.ts'

/** Context of a command. */
export interface AdminContext {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  /** Opens the engines, which start with the first text. */
  readonly openEngines: () => readonly SpeechEngine[]
  /** Prints a line for the operator. */
  readonly print: (line: string) => void
}

/** An option of a command, `--name` or `--name value`. */
interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly description: string
}

/** Parsed arguments. */
export interface CommandInput {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** A command of the admin program. */
export interface Command {
  /** Syntax, such as `users level <who> <level>`; begins with its name. */
  readonly usage: string
  readonly description: string
  readonly options?: Readonly<Record<string, CommandOption>>
  run(context: AdminContext, input: CommandInput): Promise<void>
}

/** The command cannot be executed; the message says what to write instead. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** Value of a text option; undefined when it is missing or blank. */
export function textOf({ values }: CommandInput, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Parses an integer argument. */
export function wholeNumber(text: string | undefined, what: string, [low, high]: readonly [number, number]): number {
  const value = Number(text)
  if (text !== undefined && /^\d+$/.test(text) && value >= low && value <= high) return value
  throw new AdminError(
    `${what} is ${text === undefined ? 'missing' : `"${text}"`}: write a whole number from ${low} to ${high}.`,
  )
}
