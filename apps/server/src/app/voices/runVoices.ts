import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { findPassage } from '../../features/catalogue/passages.ts'
import type { SpeechEngine } from '../../features/speech/engine.ts'
import { runtimeProblem } from '../../features/speech/piper/findRuntime.ts'
import {
  cardOf,
  findVoices,
  MAX_MODEL_BYTES,
  MODEL_SUFFIX,
  type PiperVoice,
  voicesOf,
} from '../../features/speech/piper/findVoices.ts'
import { splitSentences } from '../../features/speech/text/splitSentences.ts'
import { splitTokens } from '../../features/speech/text/tokens.ts'
import { formatTable } from '../tables/formatTable.ts'
import { fetchFile } from './fetchFile.ts'
import { VoicesError } from './voicesError.ts'

export interface VoicesContext {
  /** Folder of the Piper voices. */
  readonly folder: string
  /** Folder that relative paths refer to. */
  readonly workingFolder: string
  /** Prints a line for the operator. */
  readonly print: (line: string) => void
  /** Opens Piper with the voices of a folder. */
  readonly openPiper: (folder: string) => SpeechEngine
  /** Stops the command; nothing is added then. */
  readonly signal?: AbortSignal
}

const VOICES_HELP = `npm run voices -- <command>

  add <file or address>
      Adds a Piper voice: a path or an address that ends in .onnx. Its .onnx.json belongs beside it. A MODEL_CARD
      beside it states the licence. Nothing is fetched but these three files.
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
  throw new VoicesError(`The command "${args.join(' ')}" is unknown or lacks its argument.\n\n${VOICES_HELP}`)
}

async function list({ folder, print }: VoicesContext): Promise<void> {
  const { voices, problems } = await findVoices(folder)
  if (voices.length + problems.length === 0) {
    return print(`${folder} has no voices. Add one: npm run voices -- add <file or address>`)
  }
  const models = [...new Set(voices.map(({ model }) => model))]
  const rows = models.map((path) => ({
    name: nameOf(basename(path)),
    ...factsOf(voices.filter(({ model }) => model === path)),
  }))
  formatTable(rows).forEach(print)
  for (const { file, reason } of problems) print(`${file} cannot be used. ${reason}`)
  const problem = runtimeProblem(folder)
  if (problem !== undefined) print(`The voices cannot speak yet: ${problem}`)
}

/** Facts about the voices of one model. */
function factsOf(voices: readonly PiperVoice[]) {
  const [first] = voices
  const others = voices.length > 1 ? ` and ${voices.length - 1} more` : ''
  const { name, url } = first?.licence ?? { name: 'not stated' }
  return {
    language: first?.languageCode ?? '',
    voice: `${first?.name}${others}`,
    licence: [...new Set([name, url])].filter(Boolean).join(', '),
  }
}

/** Checks a voice in a folder of its own, lets it speak, and moves its files to the others. */
async function add(source: string, context: VoicesContext): Promise<void> {
  const { folder, print, signal } = context
  const url = /^https?:/iu.test(source) && URL.canParse(source) ? new URL(source) : undefined
  const file = basename(url ? decodeURIComponent(url.pathname) : source)
  if (nameOf(file) === '' || !file.endsWith(MODEL_SUFFIX)) {
    throw new VoicesError(`"${source}" is no voice: give the path or address of a file that ends in ${MODEL_SUFFIX}.`)
  }
  if (await stat(join(folder, file)).catch(() => undefined)) {
    throw new VoicesError(`${file} is there already. Remove it first: npm run voices -- remove ${nameOf(file)}`)
  }
  await mkdir(folder, { recursive: true })
  const incoming = await mkdtemp(join(folder, '.adding-'))
  try {
    if (url) await fetchVoice(url, incoming, file, context)
    else await copyVoice(resolve(context.workingFolder, source), source, incoming, file)
    const voices = await voicesOf(incoming, file).catch((error: unknown) => {
      throw new VoicesError(`${file} cannot be used. ${error instanceof Error ? error.message : String(error)}`)
    })
    const model = await readFile(join(incoming, file))
    const { voice, language, licence } = factsOf(voices)
    print(`${file}: ${(model.length / 1e6).toFixed(1)} MB, SHA-256 ${createHash('sha256').update(model).digest('hex')}`)
    print(`${voice}, ${language}, licence: ${licence}`)
    await trySpeech(incoming, context)
    if (signal?.aborted) throw new VoicesError(`${file} was not added: the command was stopped.`)
    // The model comes last, as a server reads a voice when it is there.
    for (const each of [`${file}.json`, cardOf(file), file]) {
      await rename(join(incoming, each), join(folder, each)).catch((error: NodeJS.ErrnoException) => {
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

/** Maximum size of a configuration and of a card, in bytes: that of a model with a thousand speakers takes 50 kB. */
const MAX_TEXT_BYTES = 10_000_000

async function fetchVoice(url: URL, incoming: string, file: string, { print, signal }: VoicesContext): Promise<void> {
  const load = (name: string, from: URL, maxBytes: number) => {
    print(`Fetching ${from.href}`)
    return fetchFile({ url: from, path: join(incoming, name), maxBytes, signal })
  }
  const beside = (pathname: string) => Object.assign(new URL(url), { pathname })
  // The model comes last: it is a thousand times as large as the others.
  const config = beside(`${url.pathname}.json`)
  if (!(await load(`${file}.json`, config, MAX_TEXT_BYTES))) {
    throw new VoicesError(`${config.href} does not exist. The configuration of a voice belongs beside its model.`)
  }
  await load(cardOf(file), beside(url.pathname.replace(/[^/]*$/u, 'MODEL_CARD')), MAX_TEXT_BYTES)
  if (!(await load(file, url, MAX_MODEL_BYTES))) throw new VoicesError(`${url.href} does not exist.`)
}

/** First sentence of the sample of a language. */
const sentenceOf = (language: string) =>
  splitSentences(splitTokens(findPassage(language)?.text ?? '1 2 3'))[0]?.join(' ') ?? ''

/** Loads the model and speaks a sentence; a broken model throws. */
async function trySpeech(incoming: string, { folder, openPiper, print, signal }: VoicesContext): Promise<void> {
  const problem = runtimeProblem(folder)
  if (problem !== undefined) return print(`It was not tried and cannot speak yet: ${problem}`)
  const piper = openPiper(incoming)
  try {
    const { voices } = await piper.listVoices()
    const [voice] = voices
    if (!voice) return
    const startedAt = performance.now()
    const { speakerId, providerVoiceId, languageCodes } = voice
    const { audio, timingSource } = await piper.synthesize({
      text: sentenceOf(languageCodes[0] ?? ''),
      speakerId,
      providerVoiceId,
      ...(signal && { signal }),
    })
    const seconds = audio.samples.length / audio.sampleRate
    const took = (performance.now() - startedAt) / 1000
    print(`It spoke ${seconds.toFixed(1)} s in ${took.toFixed(1)} s, with its loading; word times: ${timingSource}.`)
  } catch (error) {
    if (signal?.aborted) return
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
