import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../../kernel/config/config.ts'
import { DirectoryInUseError } from '../../kernel/database/lockDirectory.ts'
import { openDatabase } from '../../kernel/database/openDatabase.ts'
import { type AdminContext, AdminError, type Command, type CommandInput } from './command.ts'
import { blindCommands } from './blindCommands.ts'
import { driftCommands } from './driftCommands.ts'
import { earlyAccessCommands } from './earlyAccessCommands.ts'
import { engineCommands } from './engineCommands.ts'
import { licenseCommands } from './licenseCommands.ts'
import { snippetCommands } from './snippetCommands.ts'
import { userCommands } from './userCommands.ts'
import { voiceCommands } from './voiceCommands.ts'
import { voteCommands } from './voteCommands.ts'

const COMMANDS: readonly Command[] = [
  ...voiceCommands,
  ...engineCommands,
  ...userCommands,
  ...licenseCommands,
  ...earlyAccessCommands,
  ...voteCommands,
  ...blindCommands,
  ...driftCommands,
  ...snippetCommands,
]

export interface AdminOptions extends Omit<AdminContext, 'database' | 'config'> {
  /** Called only to run a command: help needs no settings. */
  readConfig: () => Config
}

/**
 * Runs the command of the arguments, or prints its help. Throws an `AdminError` or a `ConfigError` that explains
 * itself.
 */
export async function runAdmin(args: readonly string[], { readConfig, ...options }: AdminOptions): Promise<void> {
  const wantsHelp = args.includes('--help') || args.includes('-h')
  const command = COMMANDS.find(({ usage }) => nameOf(usage) === args.slice(0, wordsOf(usage).length).join(' '))
  if (!command) {
    const about = args.filter((arg) => !arg.startsWith('-')).join(' ')
    if (!wantsHelp && about !== '') throw new AdminError(`There is no command "${about}".\n\n${help()}`)
    return options.print(help(about))
  }
  if (wantsHelp) return options.print(helpOf(command))
  const input = parse(command, args.slice(wordsOf(command.usage).length))
  const config = readConfig()
  const database = await openExisting(config)
  try {
    await command.run({ ...options, config, database }, input)
  } finally {
    await database.close()
  }
}

/** Words of the name of a command: those before its arguments. */
function wordsOf(usage: string): string[] {
  const words = usage.split(' ')
  const end = words.findIndex((word) => /^[<[-]/.test(word))
  return end === -1 ? words : words.slice(0, end)
}

const nameOf = (usage: string) => wordsOf(usage).join(' ')

/**
 * Prefix that hides arguments with a leading dash, as ids may have, from `parseArgs`; no option begins with a single
 * dash.
 */
const HIDING = '\0'

const show = (arg: string) => (arg.startsWith(HIDING) ? arg.slice(HIDING.length) : arg)

function parse(command: Command, args: readonly string[]): CommandInput {
  const options = Object.fromEntries(Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]))
  try {
    const hidden = args.map((arg) => (/^-[^-]/.test(arg) ? HIDING + arg : arg))
    const { values, positionals } = parseArgs({ args: hidden, options, allowPositionals: command.usage.includes('<') })
    const shown = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? show(value) : value])
    return { values: Object.fromEntries(shown), positionals: positionals.map(show) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AdminError(`${reason}.\n\n${helpOf(command)}`)
  }
}

async function openExisting(config: Config) {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) {
    throw new AdminError(
      `There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR or DATABASE_URL to where it is.`,
    )
  }
  try {
    return await openDatabase(config)
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new AdminError(
      `The embedded database in ${dataDir} is locked while the server runs. Stop the server, give the command again, ` +
        'and start it. (With PostgreSQL, set by DATABASE_URL, commands work at any time.)',
    )
  }
}

function help(about = ''): string {
  const chosen = COMMANDS.filter(({ usage }) => about === '' || usage.startsWith(`${about} `))
  const lines = (chosen.length > 0 ? chosen : COMMANDS).flatMap(({ usage, description }) => [
    `  ${usage}`,
    `      ${description}`,
  ])
  const notes = [
    'Each takes --help. They read the same settings as the server: DATABASE_URL, or DATA_DIR for the embedded database,',
    'which is locked while the server runs.',
  ]
  return ['npm run admin -- <command>', '', ...lines, '', ...notes].join('\n')
}

function helpOf({ usage, description, options = {} }: Command): string {
  const rows = Object.entries(options).map(([name, { type, description: does }]) => {
    return [`--${name}${type === 'string' ? ' <…>' : ''}`, does] as const
  })
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  const lines = rows.map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
  return [`npm run admin -- ${usage}`, `    ${description}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}
