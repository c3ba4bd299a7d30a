import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import { placeMarks } from '../marks/placeMarks.ts'
import { MAX_AUDIO_SECONDS } from '../speechLimits.ts'
import { isSpeakableInEnglish, speakableAscii } from '../text/speakableAscii.ts'
import { splitSentences } from '../text/splitSentences.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import { alignPhones, parseTrace, type TracedPhone } from './alignPhones.ts'
import type { FliteProgram } from './createFliteProgram.ts'
import type { FliteJob, FliteResult } from './fliteJob.ts'
import type { FliteVoice } from './fliteVoice.ts'
import { phonesOfTrace } from './phonesOfTrace.ts'
import { tokenPhones } from './tokenPhones.ts'

/** Speaks a text, with word times from flite's own phone trace. */
export function speakFlite(flite: FliteProgram, job: FliteJob): WorkerReply<FliteResult, Refusal> {
  const speech = speakSentences(flite, job)
  if (!speech) return { ok: false, reason: 'unspeakable' }
  const { samples, sampleRate, spans, phones } = speech
  const seconds = samples.length / sampleRate
  if (seconds > MAX_AUDIO_SECONDS) return { ok: false, reason: 'too_long' }
  const marks = placeMarks(splitTokens(job.text), spans, seconds * 1000, isSpeakableInEnglish)
  return { ok: true, result: { samples, sampleRate, marks, phones } }
}

/**
 * Speaks a text sentence by sentence; undefined when nothing of it can be spoken. Times are in ms from the start of the
 * samples; the span of a token that is not spoken is undefined, and pauses are left out of the phones.
 */
function speakSentences(flite: FliteProgram, { text, voice, speed }: FliteJob) {
  const tokens = splitTokens(text)
  const spellings = tokens.map(speakableAscii)
  const paragraphs: string[] = []
  let from = 0
  for (const { length } of splitSentences(tokens)) {
    const words = spellings.slice(from, from + length).filter(Boolean)
    if (words.some(isSpeakable)) paragraphs.push(words.join(' '))
    from += length
  }
  if (paragraphs.length === 0) return undefined

  const printed = speakParagraphs(flite, paragraphs, voice, speed)
  const { samples, sampleRate } = readWav(readFileSync(join(flite.directory, 'speech.wav')))
  const trace = joinUtterances(printed)
  // The vocoder rounds each phone to frames; scaling to the true length removes the drift.
  const scale = ((samples.length / sampleRate) * 1000) / (trace.at(-1)?.end || 1)
  const spans = alignPhones(tokenPhones(flite, spellings), trace, scale)
  return { samples, sampleRate, spans, phones: phonesOfTrace(text, trace, spans, scale) }
}

/** Runs flite with output to `speech.wav`; a blank line ends an utterance. */
function speakParagraphs(flite: FliteProgram, paragraphs: readonly string[], voice: FliteVoice, speed: number): string {
  writeFileSync(join(flite.directory, 'speech.txt'), `${paragraphs.join('\n\n')}\n\n`)
  const settings = ['-psdur', '-voice', voice.model]
  settings.push('--setf', `duration_stretch=${((voice.stretch ?? 1) / speed).toFixed(3)}`)
  if (voice.pitchHz !== undefined) settings.push('--setf', `int_f0_target_mean=${voice.pitchHz}`)
  if (voice.pitchRangeHz !== undefined) settings.push('--setf', `int_f0_target_stddev=${voice.pitchRangeHz}`)
  return flite.run([...settings, '-f', 'speech.txt', 'speech.wav'])
}

/** Concatenates the traces of utterances, which all start at 0. */
function joinUtterances(printed: string): TracedPhone[] {
  const trace: TracedPhone[] = []
  let offset = 0
  for (const line of printed.split('\n')) {
    const phones = parseTrace(line)
    if (phones.length === 0) continue
    for (const { name, end } of phones) trace.push({ name, end: end + offset })
    offset = trace.at(-1)?.end ?? offset
  }
  return trace
}

/** Reads flite's 16-bit mono WAV files: a header of 44 bytes, then the data. */
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
