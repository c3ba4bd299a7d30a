import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_BUCKET } from '@voice-rankings/contract'
import { readPlans } from './plansFile.ts'
import { CHAT_SETTINGS } from './chatSettings.ts'
import { PROVIDER_SETTINGS } from './providerSettings.ts'
import {
  address,
  asWritten,
  iconAddress,
  issuer,
  names,
  oneOf,
  optional,
  origins,
  ports,
  setting,
  whole,
} from './setting.ts'
import { parseTrustedProxies } from './trustedProxies.ts'

/** Parser of an optional directory. */
const optionalFolder = (text: string) => (text === '' ? undefined : resolve(text))

/** All settings of the server; `npm start -- --help` prints this table. */
export const SETTINGS = {
  port: setting('PORT', 'Port to listen on; 0 takes a free one.', '3000', whole(0, 65_535)),
  host: setting('HOST', 'Address to listen on; 0.0.0.0 lets other machines in.', '127.0.0.1', (text) => {
    if (/^[\w.:-]+$/.test(text)) return text
    throw new Error('write a host name or an IP address, such as 127.0.0.1')
  }),
  publicUrl: setting(
    'PUBLIC_URL',
    'Address of the server for visitors. Set it if other machines can reach the server; without it, pages contain no absolute addresses.',
    '',
    address(['http:', 'https:'], 'https://voices.example'),
  ),
  dataDir: setting('DATA_DIR', 'Directory of the embedded database and the audio files.', '.data', (text) => {
    if (text !== '' && !text.includes('\0')) return resolve(text)
    throw new Error('write the path of a directory')
  }),
  piperVoices: setting(
    'PIPER_VOICES',
    'Folder of Piper voices (.onnx with .onnx.json). Default: voices in DATA_DIR.',
    '',
    optionalFolder,
  ),
  piperModelsAtOnce: setting(
    'PIPER_MODELS_AT_ONCE',
    'Piper models kept in memory; each takes about the size of its file.',
    '3',
    whole(1, 100),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    'PostgreSQL 15 or newer to use instead of the embedded database.',
    '',
    address(['postgres:', 'postgresql:'], 'postgres://user:password@localhost:5432/voices'),
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    'Addresses of trusted proxies in front of the server, separated by commas. Only their X-Forwarded-For is read.',
    '',
    parseTrustedProxies,
  ),
  redisUrl: setting(
    'REDIS_URL',
    'Redis for the limits, login events and pauses of providers of several servers on one database. Without it, they use the database.',
    '',
    address(['redis:', 'rediss:'], 'redis://localhost:6379'),
  ),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    'OpenID Connect provider for the login, in place of passwords. Needs https, except on this machine.',
    '',
    issuer,
  ),
  oidcClientId: setting('OIDC_CLIENT_ID', 'Client id of this server at that provider.', '', optional),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', 'Client secret of this server at that provider.', '', optional),
  smtpUrl: setting(
    'SMTP_URL',
    'Mail server; needs MAIL_FROM and PUBLIC_URL. Enables address verification, password reset and the list of early access.',
    '',
    address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'),
  ),
  mailFrom: setting('MAIL_FROM', 'Sender of these mails.', '', (text) => {
    if (text === '') return undefined
    if (/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text
    throw new Error('write an address such as voices@example.com or Voice Rankings <voices@example.com>')
  }),
  embedOrigins: setting(
    'EMBED_ORIGINS',
    'Origins of other sites and browser extensions that may offer the login, separated by commas.',
    '',
    origins,
  ),
  providerIcons: setting(
    'PROVIDER_ICONS',
    'Favicon service for provider icons, with {host} in its address. Without it, providers are shown by their initial.',
    '',
    iconAddress,
  ),
  flagsDir: setting(
    'FLAGS_DIR',
    'Directory of custom flags, such as 4x3/de.svg, in place of the included ones.',
    '',
    optionalFolder,
  ),
  holdLimit: setting(
    'HOLD_LIMIT',
    'Texts that a visitor without a login may generate per window.',
    '20',
    whole(0, 1_000_000),
  ),
  holdNetworkLimit: setting(
    'HOLD_NETWORK_LIMIT',
    'Texts per window for all such visitors of one network address (IPv6: one /64) together.',
    '200',
    whole(0, 1_000_000),
  ),
  holdWindow: setting('HOLD_WINDOW', 'Length of that window, in seconds.', '3600', whole(1, 31_536_000)),
  passwordLog2n: setting(
    'PASSWORD_LOG2N',
    'Cost of a password hash: log2 of scrypt’s N. Each step doubles time and memory (15 takes 32 MB).',
    '15',
    whole(15, 20),
  ),
  signUpCredits: setting('SIGN_UP_CREDITS', 'Credits of a new account.', '10000', whole(0, 1_000_000_000)),
  plans: setting(
    'PLANS_FILE',
    'JSON file of the plans that license keys activate. Without it, nothing is sold.',
    '',
    readPlans,
  ),
  checkoutSecret: setting(
    'CHECKOUT_SECRET',
    'Signing secret of the payment provider’s webhook, for plans with a checkout page.',
    '',
    optional,
  ),
  engines: setting('ENGINES', 'Speech engines to use, separated by commas, or all.', 'all', names),
  ...PROVIDER_SETTINGS,
  ...CHAT_SETTINGS,
  fetchArticles: setting(
    'FETCH_ARTICLES',
    'Whether the server loads pages of the public internet that users name, to read them aloud: on or off.',
    'on',
    oneOf('on', 'off'),
  ),
  fetchPorts: setting('FETCH_PORTS', 'Ports of such pages, separated by commas.', '80,443', ports),
  speechWait: setting(
    'SPEECH_WAIT',
    'Maximum time in seconds that a text waits in the queue. In a longer queue, the clients with the most texts are refused.',
    '120',
    whole(1, 3600),
  ),
  masteringWorkers: setting(
    'MASTERING_WORKERS',
    'Threads that measure, level and encode audio; 0 means one per processor.',
    '0',
    whole(0, 64),
  ),
  s3Endpoint: setting(
    'S3_ENDPOINT',
    'S3-compatible storage for audio, in place of DATA_DIR.',
    '',
    address(['http:', 'https:'], 'https://s3.eu-central-1.amazonaws.com'),
  ),
  s3Bucket: setting('S3_BUCKET', 'Bucket of that storage.', '', asWritten),
  s3Region: setting('S3_REGION', 'Region of that bucket.', 'us-east-1', asWritten),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', 'Access key id for that bucket.', '', asWritten),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', 'Secret access key for that bucket.', '', asWritten),
  snippetUpload: setting(
    'SNIPPET_UPLOAD',
    'Who stores the audio of a snippet: the server, or the client that generated it.',
    'server',
    oneOf('server', 'client'),
  ),
  bucket: setting('BUCKET', 'Bucket name that conversion calls must send.', DEFAULT_BUCKET, (text) => {
    if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text
    throw new Error('write 3 to 63 lower-case letters, digits, dots and dashes')
  }),
  ffmpeg: setting(
    'FFMPEG',
    'ffmpeg program for conversions; none converts without it.',
    'ffmpeg',
    (text): string | null => (text === 'none' ? null : text),
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    'Bearer token, of 16 characters or more, that reads the metrics at /metrics. Without it, there are none.',
    '',
    optional,
  ),
  log: setting(
    'LOG',
    'Log level: silent, error, info, or debug for every request.',
    'info',
    oneOf('silent', 'error', 'info', 'debug'),
  ),
  logFormat: setting(
    'LOG_FORMAT',
    'Log format: lines for people, json for programs, or auto for lines at a terminal and JSON elsewhere.',
    'auto',
    oneOf('auto', 'lines', 'json'),
  ),
}

type Settings = typeof SETTINGS

/** The parsed and validated settings. */
export type Config = { readonly [K in keyof Settings]: ReturnType<Settings[K]['parse']> }

export type LogLevel = Config['log']

/** One or more settings are invalid; the message has one line per setting and names a valid value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the settings from environment variables; an empty variable counts as unset. Throws a {@link ConfigError}. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const entries = Object.entries(SETTINGS).map(([key, { env: name, default: fallback, parse }]) => {
    const text = env[name]?.trim() || fallback
    try {
      return [key, parse(text)]
    } catch (error) {
      problems.push(`${name} is "${text}": ${error instanceof Error ? error.message : String(error)}.`)
      return [key, undefined]
    }
  })
  const isSet = (name: string) => Boolean(env[name]?.trim())
  if (isSet('OIDC_ISSUER') !== isSet('OIDC_CLIENT_ID')) {
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID go together: set both, or neither.')
  }
  for (const [one, other] of [
    ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION'],
    ['POLLY_ACCESS_KEY_ID', 'POLLY_SECRET_ACCESS_KEY'],
  ] as const) {
    if (isSet(one) !== isSet(other)) problems.push(`${one} and ${other} go together: set both, or neither.`)
  }
  if (isSet('CHAT_BASE_URL') !== isSet('CHAT_MODEL')) {
    problems.push('CHAT_BASE_URL and CHAT_MODEL go together: set both, or neither.')
  }
  if (isSet('SMTP_URL') !== isSet('MAIL_FROM')) {
    problems.push('SMTP_URL and MAIL_FROM go together: set both, or neither.')
  }
  if (isSet('SMTP_URL') && !isSet('PUBLIC_URL')) {
    problems.push('SMTP_URL needs PUBLIC_URL: the links in mails begin with it.')
  }
  const { plans } = Object.fromEntries(entries) as Pick<Config, 'plans'>
  if (plans?.checkout !== undefined && !isSet('CHECKOUT_SECRET')) {
    problems.push(
      `CHECKOUT_SECRET is not set: the plans in PLANS_FILE are sold by ${plans.checkout}, whose events cannot be checked without it.`,
    )
  }
  const metricsToken = env.METRICS_TOKEN?.trim() || undefined
  // Without the value in the message: it may be the secret of another server.
  if (metricsToken !== undefined && !/^[\w.~+/=-]{16,}$/.test(metricsToken)) {
    problems.push(
      'METRICS_TOKEN: write at least 16 letters, digits or signs of ._~+/=-, such as `openssl rand -hex 32`.',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return Object.fromEntries(entries) as Config
}

/** Formats the settings as a table for the terminal. */
export function settingsHelp(): string {
  const rows = Object.values(SETTINGS)
  const width = Math.max(...rows.map((row) => row.env.length))
  const lines = rows.map((row) => {
    const fallback = row.default === '' ? 'not set' : `default ${row.default}`
    return `  ${row.env.padEnd(width)}  ${row.description} (${fallback})`
  })
  return ['Settings, as environment variables:', '', ...lines, ''].join('\n')
}

/** Parses the command line; rejects every argument but `--help`. Throws a {@link ConfigError}. */
export function readArguments(args: readonly string[]): { help: boolean } {
  try {
    const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } })
    return { help: values.help ?? false }
  } catch {
    throw new ConfigError(`Unknown arguments "${args.join(' ')}": settings are environment variables, see --help.`)
  }
}
