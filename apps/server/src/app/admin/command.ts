import type { ListedVoice } from '../../features/catalogueJob/fillCatalogue.ts'
import type { SpeechEngine } from '../../features/speech/engine.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log/createLog.ts'

/** What a command works with. */
export interface AdminContext {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  /** The engines of this machine and the voices they offer; engines start with the first text they speak. */
  readonly openCatalogue: () => { engines: readonly SpeechEngine[]; listed: readonly ListedVoice[] }
  /** Tells the operator, one line at a time. */
  readonly print: (line: string) => void
}

/** An option of a command, `--name` or `--name value`. */
interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly description: string
}

/** What stood on the command line. */
export interface CommandInput {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** One thing that an operator can do. */
export interface Command {
  /** As it is written, such as `users level <who> <level>`; it begins with its two words. */
  readonly usage: string
  readonly description: string
  readonly options?: Readonly<Record<string, CommandOption>>
  run(context: AdminContext, input: CommandInput): Promise<void>
}

/** The operator asked for something that cannot be done; the message says what to write instead. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** The text of an option; undefined when it was left out, or is blank. */
export function textOf({ values }: CommandInput, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** A whole number that stood on the command line. */
export function wholeNumber(text: string | undefined, what: string, [low, high]: readonly [number, number]): number {
  const value = Number(text)
  if (text !== undefined && /^\d+$/.test(text) && value >= low && value <= high) return value
  throw new AdminError(
    `${what} is ${text === undefined ? 'missing' : `"${text}"`}: write a whole number from ${low} to ${high}.`,
  )
}
