import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { SpeechEngine } from '../../features/speech/engine.ts'
import {
  CONFIG_SUFFIX,
  cardOf,
  findVoices,
  MODEL_SUFFIX,
  type PiperVoice,
  voicesOf,
} from '../../features/speech/piper/findVoices.ts'

/** The command cannot be executed; the message says what to do instead. */
export class VoicesError extends Error {
  override readonly name = 'VoicesError'
}

export interface VoicesContext {
  /** Folder of the Piper voices. */
  readonly folder: string
  /** Folder that relative paths refer to. */
  readonly workingFolder: string
  /** Prints a line for the operator. */
  readonly print: (line: string) => void
  /** Opens Piper with the voices of a folder. */
  readonly openPiper: (folder: string) => SpeechEngine
}

const VOICES_HELP = `npm run voices -- <command>

  add <file or address>
      Adds a Piper voice: a path or an https address that ends in .onnx. Its .onnx.json belongs beside it. A MODEL_CARD
      beside it states the licence. Nothing is fetched but the given address.
  list
      Lists the added voices.
  remove <name>
      Removes a voice by the name of its file, as listed.

A running server notices each change within seconds. PIPER_VOICES is the folder; default: voices in DATA_DIR.`

/** Runs the command of the arguments. Throws a `VoicesError` that explains itself. */
export async function runVoices(args: readonly string[], context: VoicesContext): Promise<void> {
  const [command, subject, ...more] = args
  if (command === undefined || args.includes('--help')) return context.print(VOICES_HELP)
  if (more.length > 0) throw new VoicesError(`There are too many arguments.\n\n${VOICES_HELP}`)
  if (command === 'list' && subject === undefined) return list(context)
  if (command === 'add' && subject !== undefined) return add(subject, context)
  if (command === 'remove' && subject !== undefined) return remove(subject, context)
  throw new VoicesError(`There is no command "${args.join(' ')}".\n\n${VOICES_HELP}`)
}

async function list({ folder, print }: VoicesContext): Promise<void> {
  const { voices, problems } = await findVoices(folder)
  if (voices.length + problems.length === 0) print(`${folder} has no voices. Add one: npm run voices -- add <file>`)
  for (const voice of voices) print(`${voice.id}  ${voice.languageCode}  ${voice.name}  ${licenceOf(voice)}`)
  for (const { file, reason } of problems) print(`${file} cannot be used. ${reason}`)
}

const licenceOf = ({ licence }: PiperVoice) =>
  licence ? `licence: ${[licence.name, licence.url].filter(Boolean).join(', ')}` : 'licence not stated'

/** Checks a voice in a folder of its own, lets it speak, and moves its files to the others. */
async function add(source: string, context: VoicesContext): Promise<void> {
  const { folder, print } = context
  const isAddress = source.startsWith('https://')
  const file = isAddress ? basename(new URL(source).pathname) : basename(source)
  if (!file.endsWith(MODEL_SUFFIX)) {
    throw new VoicesError(
      `"${source}" is no voice: give the path or https address of a file that ends in ${MODEL_SUFFIX}.`,
    )
  }
  if (await stat(join(folder, file)).catch(() => undefined)) {
    throw new VoicesError(`${file} is there already. Remove it first: npm run voices -- remove ${nameOf(file)}`)
  }
  await mkdir(folder, { recursive: true })
  const incoming = await mkdtemp(join(folder, '.adding-'))
  try {
    const card = cardOf(file)
    if (isAddress) await fetchVoice(source, incoming, file, context)
    else await copyVoice(resolve(context.workingFolder, source), source, incoming, file)
    const model = await readFile(join(incoming, file))
    const voices = await voicesOf(incoming, file).catch((error: unknown) => {
      throw new VoicesError(`${file} cannot be used. ${error instanceof Error ? error.message : String(error)}`)
    })
    print(`${file}: ${(model.length / 1e6).toFixed(1)} MB, SHA-256 ${createHash('sha256').update(model).digest('hex')}`)
    for (const voice of voices) print(`${voice.name}, ${voice.languageCode}, ${licenceOf(voice)}`)
    await trySpeech(incoming, context)
    // The model comes last, as a server reads a voice when it is there.
    for (const name of [`${file}.json`, card, file]) {
      await rename(join(incoming, name), join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
    print(`Added to ${folder}.`)
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

const nameOf = (file: string) => file.slice(0, -MODEL_SUFFIX.length)

async function copyVoice(path: string, source: string, incoming: string, file: string): Promise<void> {
  await copyFile(path, join(incoming, file)).catch(() => {
    throw new VoicesError(`${source} cannot be read.`)
  })
  await copyFile(`${path}.json`, join(incoming, `${file}.json`)).catch(() => {
    throw new VoicesError(`${source}.json cannot be read. The configuration of a voice belongs beside its model.`)
  })
  for (const card of [join(path, '../MODEL_CARD'), join(path, '..', cardOf(file))]) {
    await copyFile(card, join(incoming, cardOf(file))).catch(() => {})
  }
}

async function fetchVoice(address: string, incoming: string, file: string, { print }: VoicesContext): Promise<void> {
  const load = async (name: string, url: URL, isOptional = false) => {
    print(`Fetching ${url.href}`)
    const response = await fetch(url).catch((error: unknown) => {
      throw new VoicesError(`${url.href} cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
    })
    if (response.ok) return writeFile(join(incoming, name), new Uint8Array(await response.arrayBuffer()))
    if (!isOptional) throw new VoicesError(`${url.href} answers HTTP ${response.status}.`)
  }
  const url = new URL(address)
  const beside = new URL(address)
  beside.pathname = url.pathname.replace(/\.onnx$/u, CONFIG_SUFFIX)
  await load(`${file}.json`, beside)
  const card = new URL(address)
  card.pathname = url.pathname.replace(/[^/]*$/u, 'MODEL_CARD')
  await load(cardOf(file), card, true)
  await load(file, url)
}

const SENTENCE = 'One two three.'

/** Loads the model and speaks a sentence; a broken model throws. */
async function trySpeech(folder: string, { openPiper, print }: VoicesContext): Promise<void> {
  const piper = openPiper(folder)
  try {
    const reason = piper.reason?.()
    if (reason !== undefined) return print(`It was not tried: ${reason}`)
    const { voices } = await piper.listVoices()
    const [voice] = voices
    if (!voice) return
    const startedAt = performance.now()
    const { speakerId, providerVoiceId } = voice
    const { audio, timingSource } = await piper.synthesize({
      text: voice.languageCodes[0]?.startsWith('en') ? SENTENCE : '1 2 3',
      speakerId,
      providerVoiceId,
    })
    const seconds = audio.samples.length / audio.sampleRate
    const took = (performance.now() - startedAt) / 1000
    print(`It spoke ${seconds.toFixed(1)} s in ${took.toFixed(1)} s, with its loading; word times: ${timingSource}.`)
  } catch (error) {
    throw new VoicesError(
      `It cannot speak, and was not added. ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    await piper.close()
  }
}

async function remove(name: string, { folder, print }: VoicesContext): Promise<void> {
  const file = name.endsWith(MODEL_SUFFIX) ? name : `${name}${MODEL_SUFFIX}`
  if (file !== basename(file) || !(await stat(join(folder, file)).catch(() => undefined))) {
    throw new VoicesError(`${folder} has no voice ${name}. npm run voices -- list names those that it has.`)
  }
  for (const each of [file, `${file}.json`, cardOf(file)]) await rm(join(folder, each), { force: true })
  print(`Removed ${nameOf(file)}. Its snippets and ratings stay; it is no longer listed.`)
}
