import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWav } from '../../../kernel/audio/readWav.ts'
import type { TrueSpeech } from './festival.ts'

/** Program whose word times are compared with ours. */
export const RECOGNIZER = 'pocketsphinx_continuous'

/** Recordings of LibriVox (public domain) in Debian's package pocketsphinx-testdata: a man reads Jane Austen. */
const RECORDINGS = '/usr/share/pocketsphinx/test/data/librivox'
/** English acoustic model and dictionary of Debian's package pocketsphinx-en-us. */
const MODEL = '/usr/share/pocketsphinx/model/en-us'

/**
 * Sentences that a person reads, with the starts of their words by PocketSphinx, whose model was trained on human
 * speech. It is told the text and finds its times on a grid of 10 ms; nobody has marked the true ones.
 *
 * @param folder Folder for its grammars.
 */
export function readHumanSpeech(folder: string): TrueSpeech[] {
  const lines = readFileSync(join(RECORDINGS, 'transcription'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [, text, name] = /<s> (.*) <\/s> \((.*)\)/u.exec(line) as unknown as [string, string, string]
    const wave = join(RECORDINGS, `${name}.wav`)
    const audio = readWav(readFileSync(wave))
    if (!audio) throw new Error(`${wave} holds no samples.`)
    return { text, audio, starts: startsOf(folder, wave, text) }
  })
}

/** Starts of the words of a recording, in ms. */
function startsOf(folder: string, wave: string, text: string): number[] {
  const grammar = join(folder, 'words.gram')
  writeFileSync(grammar, `#JSGF V1.0;\ngrammar words;\npublic <words> = ${text};\n`)
  const files = ['-infile', wave, '-jsgf', grammar, '-hmm', join(MODEL, 'en-us'), '-logfn', '/dev/null']
  const dictionary = join(MODEL, 'cmudict-en-us.dict')
  const output = execFileSync(RECOGNIZER, [...files, '-dict', dictionary, '-time', 'yes'], { encoding: 'utf8' })
  // "married 0.550 0.970 1.000000" is a word, "<sil> 0.000 0.210 1.000000" a pause.
  const starts = [...output.matchAll(/^[a-z'].* (\d+\.\d+) \d+\.\d+ \d+\.\d+$/gmu)].map(
    ([, start]) => 1000 * Number(start),
  )
  if (starts.length !== text.split(' ').length) throw new Error(`${RECOGNIZER} did not find each word of "${text}".`)
  return starts
}
