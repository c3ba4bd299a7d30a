import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type AlignedRecording, alignRecording, RECORDING_LIMITS } from '@voice-rankings/contract'
import * as v from 'valibot'
import { createRecordings, type Recording } from '../../features/recordings/createRecordings.ts'
import { createAligner } from '../../features/alignment/createAligner.ts'
import type { SpeechEngine } from '../../features/speech/engine.ts'
import { escapeMarkup } from '../../kernel/http/escapeMarkup.ts'

export interface AlignOptions {
  /** Folder to which relative paths refer. */
  folder: string
  openEngines: () => readonly SpeechEngine[]
  print: (line: string) => void
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (share: number) => void
}

/** The command cannot be executed; the message says what to write instead. */
export class AlignError extends Error {
  override readonly name = 'AlignError'
}

const HELP = `npm run align -- <audio> <text> --language <code> [--gender female|male] [--out <folder>] [--force]
    Find the word times of a recording, given its text. Nothing is sent to a server.

    <audio>     mp3, WAV, or Opus in Ogg, WebM or MP4, at most ${RECORDING_LIMITS.bytes / 2 ** 20} MB and ${RECORDING_LIMITS.seconds / 60} minutes
    <text>      the words that are spoken, in a text file (UTF-8)
    --language  language of the text, such as en or en-US
    --gender    gender of the speaker
    --out       folder for the files; default: beside the audio
    --force     replace existing files

It writes word times as WebVTT and JSON, captions as SubRip, and the waveform, and prints the player to paste into a page.`

/** Runs the command. Throws an `AlignError`, or the `ApiError` of a recording that is refused. */
export async function runAlign(args: readonly string[], options: AlignOptions): Promise<void> {
  const { folder, print, onProgress } = options
  const { positionals, values } = parse(args)
  if (values.help || args.length === 0) return print(HELP)
  const [audioPath, textPath] = positionals.map((path) => resolve(folder, path))
  if (!audioPath || !textPath || positionals.length > 2)
    throw new AlignError(`Name an audio file and a text.\n\n${HELP}`)

  const out = values.out === undefined ? dirname(audioPath) : resolve(folder, values.out)
  const name = basename(audioPath, extname(audioPath))
  const paths = pathsOf(join(out, name))
  refuseReplacing(Object.values(paths), [audioPath, textPath], values.force ?? false)
  const recording = await readRecording(audioPath, textPath, values)
  const aligned = await align(recording, options)
  onProgress?.(1)

  await mkdir(out, { recursive: true })
  const { vtt, srt, json } = aligned.captions
  const files = [
    [paths.vtt, vtt],
    [paths.srt, srt],
    [paths.json, json],
    [paths.peaks, `${JSON.stringify(aligned.recording_peaks)}\n`],
  ] as const
  for (const [path, contents] of files) {
    await writeFile(path, contents)
    print(`Wrote ${path}`)
  }
  for (const warning of warningsOf(aligned, recording)) print(warning)
  print(playerOf(basename(audioPath), basename(paths.vtt), basename(paths.peaks)))
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        gender: { type: 'string' },
        out: { type: 'string' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new AlignError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  }
}

const pathsOf = (base: string) => ({
  vtt: `${base}.vtt`,
  srt: `${base}.srt`,
  json: `${base}.json`,
  peaks: `${base}.peaks.json`,
})

function refuseReplacing(written: readonly string[], read: readonly string[], force: boolean): void {
  const input = written.find((path) => read.includes(path))
  if (input !== undefined) throw new AlignError(`${input} would be replaced. Write to another folder with --out.`)
  const existing = written.filter((path) => existsSync(path))
  if (existing.length === 0 || force) return
  throw new AlignError(`${existing.join(', ')} exists. Replace it with --force, or write to another folder with --out.`)
}

async function readRecording(
  audioPath: string,
  textPath: string,
  { language, gender }: { language?: string | undefined; gender?: string | undefined },
): Promise<Recording> {
  if (language === undefined) throw new AlignError('Name the language of the text, for example: --language en')
  const { size } = await openable(audioPath, (path) => stat(path))
  if (size > RECORDING_LIMITS.bytes) {
    const [mb, limit] = [size, RECORDING_LIMITS.bytes].map((bytes) => Math.ceil(bytes / 2 ** 20))
    throw new AlignError(`${audioPath} has ${mb} MB, more than ${limit}. Convert it to mp3 with a lower bit rate.`)
  }
  const text = await openable(textPath, (path) => readFile(path, 'utf8'))
  const audio = new Uint8Array(await openable(audioPath, (path) => readFile(path)))
  const fields = { audio: new Blob([]), text: text.replace(/^\uFEFF/, ''), languageCode: language, gender }
  const result = v.safeParse(alignRecording.body, fields)
  if (result.success) return { ...result.output, audio }
  const [issue] = result.issues
  const option = { text: textPath, languageCode: '--language', gender: '--gender' }[v.getDotPath(issue) ?? '']
  throw new AlignError(`${option}: ${issue.message}`)
}

/** Reads from a file, or says which one cannot be read. */
async function openable<Result>(path: string, read: (path: string) => Promise<Result>): Promise<Result> {
  try {
    return await read(path)
  } catch (error) {
    throw new AlignError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function align(recording: Recording, { openEngines, onProgress }: AlignOptions): Promise<AlignedRecording> {
  const engines = openEngines()
  const aligner = createAligner(engines)
  const recordings = createRecordings(aligner)
  try {
    return await recordings.align(recording, { onProgress })
  } finally {
    await Promise.all([recordings, aligner, ...engines].map((one) => one.close()))
  }
}

function warningsOf({ timing_source, misfit }: AlignedRecording, { text, languageCode }: Recording): string[] {
  const warnings: string[] = []
  if (timing_source === 'estimated' && !misfit) {
    warnings.push(`No installed engine speaks ${languageCode}: the word times are estimated by length.`)
  }
  if (misfit) {
    const words = text.slice(misfit.offset).trim().split(/\s+/, 6).join(' ')
    const time = `${Math.floor(misfit.seconds / 60)}:${String(Math.floor(misfit.seconds % 60)).padStart(2, '0')}`
    warnings.push(`The text stops being what is said at ${time}, at “${words}”. Correct the text, and run this again.`)
  }
  return warnings
}

function playerOf(src: string, marks: string, peaks: string): string {
  const [audio, words, waveform] = [src, marks, peaks].map((name) => escapeMarkup(encodeURIComponent(name)))
  return `<voice-player src="${audio}" marks="${words}" peaks="${waveform}"></voice-player>`
}
