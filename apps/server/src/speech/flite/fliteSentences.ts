import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../marks/placeMarks.ts'
import { speakableAscii } from '../text/speakableAscii.ts'
import { splitSentences } from '../text/splitSentences.ts'
import { isSpeakable } from '../text/tokens.ts'
import { alignPhones, parseTrace, PAUSE } from './alignPhones.ts'
import type { FliteWorkerData } from './fliteJob.ts'
import type { FliteVoice } from './fliteVoice.ts'
import { readWav } from './readWav.ts'
import { runFlite } from './runFlite.ts'

/** One spoken sentence; spans are in ms from its own start, one per token. */
export interface FliteSentence {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  spans: (Span | undefined)[]
}

/** Speaks tokens sentence by sentence. A sentence without letters or digits makes no sound: its samples are empty. */
export function* fliteSentences(
  { module, directory }: FliteWorkerData,
  tokens: readonly string[],
  voice: FliteVoice,
  speed: number,
): Generator<FliteSentence> {
  const spellings = tokens.map(speakableAscii)
  const phones = phonesOfTokens(module, directory, spellings)
  let from = 0
  for (const { length } of splitSentences(tokens)) {
    const to = from + length
    const words = spellings.slice(from, to).filter(Boolean)
    if (words.some(isSpeakable)) {
      const settings = ['-psdur', '-voice', voice.model, ...voiceSettings(voice, speed)]
      const trace = parseTrace(runFlite(module, directory, [...settings, '-t', words.join(' '), 'speech.wav']))
      const wav = readWav(readFileSync(join(directory, 'speech.wav')))
      // The vocoder's frames round each phone; the true length of the audio takes the drift out again.
      const scale = ((wav.samples.length / wav.sampleRate) * 1000) / (trace.at(-1)?.end || 1)
      yield { ...wav, spans: alignPhones(phones.slice(from, to), trace, scale) }
    } else {
      yield { samples: new Float32Array(0), sampleRate: 16_000, spans: Array.from({ length }, () => undefined) }
    }
    from = to
  }
}

/** The phones of each token said on its own. */
function phonesOfTokens(module: WebAssembly.Module, directory: string, spellings: readonly string[]): string[][] {
  const phones = phonesOfParagraphs(module, directory, spellings)
  if (phones.length === spellings.length) return phones
  // Some heaps of quotes make two paragraphs of one: then each token is asked for by itself, which takes longer.
  return spellings.map((spelling) => phonesOfParagraphs(module, directory, [spelling]).flat())
}

/** Flite prints one line of phones per paragraph. */
function phonesOfParagraphs(module: WebAssembly.Module, directory: string, paragraphs: readonly string[]): string[][] {
  // A paragraph of nothing would be none.
  const lines = paragraphs.map((paragraph) => (isSpeakable(paragraph) ? paragraph : '-'))
  writeFileSync(join(directory, 'tokens.txt'), `${lines.join('\n\n')}\n\n`)
  const printed = runFlite(module, directory, ['-ps', '-voice', 'kal', '-f', 'tokens.txt', 'none'])
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/u).filter((phone) => phone !== '' && phone !== PAUSE))
}

function voiceSettings(voice: FliteVoice, speed: number): string[] {
  const settings = ['--setf', `duration_stretch=${((voice.stretch ?? 1) / speed).toFixed(3)}`]
  if (voice.pitchHz !== undefined) settings.push('--setf', `int_f0_target_mean=${voice.pitchHz}`)
  if (voice.pitchRangeHz !== undefined) settings.push('--setf', `int_f0_target_stddev=${voice.pitchRangeHz}`)
  return settings
}
