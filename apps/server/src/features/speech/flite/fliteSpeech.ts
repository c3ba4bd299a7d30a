import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../marks/placeMarks.ts'
import { speakableAscii } from '../text/speakableAscii.ts'
import { splitSentences } from '../text/splitSentences.ts'
import { isSpeakable } from '../text/tokens.ts'
import { alignPhones, parseTrace, type TracedPhone } from './alignPhones.ts'
import type { FliteWorkerData } from './fliteJob.ts'
import type { FliteVoice } from './fliteVoice.ts'
import { runFlite } from './runFlite.ts'
import { tokenPhones } from './tokenPhones.ts'

/** What flite made of a text. Times are in ms from the start of the samples. */
export interface FliteSpeech {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  /** When each token is heard; undefined for one that is not spoken. */
  spans: (Span | undefined)[]
  /** Each sentence that is spoken, pauses around it included: its tokens (`from` up to `to`), and when it starts. */
  sentences: { from: number; to: number; startMs: number }[]
}

/** Speaks tokens, sentence by sentence; undefined when none of them can be spoken. */
export function fliteSpeech(
  own: FliteWorkerData,
  tokens: readonly string[],
  voice: FliteVoice,
  speed: number,
): FliteSpeech | undefined {
  const spellings = tokens.map(speakableAscii)
  const sentences: FliteSpeech['sentences'] = []
  const paragraphs: string[] = []
  let from = 0
  for (const { length } of splitSentences(tokens)) {
    const words = spellings.slice(from, from + length).filter(Boolean)
    if (words.some(isSpeakable)) {
      sentences.push({ from, to: from + length, startMs: 0 })
      paragraphs.push(words.join(' '))
    }
    from += length
  }
  if (paragraphs.length === 0) return undefined

  const printed = speakParagraphs(own, paragraphs, voice, speed)
  const { samples, sampleRate } = readWav(readFileSync(join(own.directory, 'speech.wav')))
  const { trace, starts } = joinUtterances(printed)
  // The vocoder's frames round each phone; the true length of the audio takes the drift out again.
  const scale = ((samples.length / sampleRate) * 1000) / (trace.at(-1)?.end || 1)
  const spans = alignPhones(tokenPhones(own, spellings), trace, scale)
  for (const sentence of sentences.slice(1)) {
    // Flite may make several utterances of a sentence; it starts with the one in which its first word is heard.
    const heard = spans.slice(sentence.from, sentence.to).find((span) => span !== undefined)?.start ?? 0
    sentence.startMs = (starts.findLast((start) => start * scale <= heard) ?? 0) * scale
  }
  return { samples, sampleRate, spans, sentences }
}

/** Has flite speak into `speech.wav`; a blank line ends an utterance. */
function speakParagraphs(
  { module, directory }: FliteWorkerData,
  paragraphs: readonly string[],
  voice: FliteVoice,
  speed: number,
): string {
  writeFileSync(join(directory, 'speech.txt'), `${paragraphs.join('\n\n')}\n\n`)
  const settings = ['-psdur', '-voice', voice.model]
  settings.push('--setf', `duration_stretch=${((voice.stretch ?? 1) / speed).toFixed(3)}`)
  if (voice.pitchHz !== undefined) settings.push('--setf', `int_f0_target_mean=${voice.pitchHz}`)
  if (voice.pitchRangeHz !== undefined) settings.push('--setf', `int_f0_target_stddev=${voice.pitchRangeHz}`)
  return runFlite(module, directory, [...settings, '-f', 'speech.txt', 'speech.wav'])
}

/** Puts the traces of utterances, each of which counts from 0, behind each other; `starts` is where each begins. */
function joinUtterances(printed: string): { trace: TracedPhone[]; starts: number[] } {
  const trace: TracedPhone[] = []
  const starts: number[] = []
  let offset = 0
  for (const line of printed.split('\n')) {
    const phones = parseTrace(line)
    if (phones.length === 0) continue
    starts.push(offset)
    for (const { name, end } of phones) trace.push({ name, end: end + offset })
    offset = trace.at(-1)?.end ?? offset
  }
  return { trace, starts }
}

/** Samples of the 16-bit mono WAV that flite writes: a header of 44 bytes, then the data. */
function readWav(file: Uint8Array): { samples: Float32Array<ArrayBuffer>; sampleRate: number } {
  const HEADER_BYTES = 44
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = Math.max(0, Math.floor((file.byteLength - HEADER_BYTES) / 2))
  const samples = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    samples[index] = view.getInt16(HEADER_BYTES + index * 2, true) / 32_768
  }
  return { samples, sampleRate: view.getUint32(24, true) }
}
