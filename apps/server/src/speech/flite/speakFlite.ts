import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_AUDIO_SECONDS } from '../speechLimits.ts'
import { placeMarks, type Span } from '../marks/placeMarks.ts'
import type { LaneReply } from '../pool/lane.ts'
import { speakableAscii } from '../text/speakableAscii.ts'
import { splitSentences } from '../text/splitSentences.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import { alignPhones, parseTrace } from './alignPhones.ts'
import type { FliteJob, FliteResult, FliteWorkerData } from './fliteJob.ts'
import type { FliteVoice } from './fliteVoice.ts'
import { readWav } from './readWav.ts'
import { runFlite } from './runFlite.ts'

/** Speaks a text sentence by sentence, with the times of its words from flite's own phone trace. */
export function speakFlite({ module, directory }: FliteWorkerData, job: FliteJob): LaneReply<FliteResult> {
  const tokens = splitTokens(job.text)
  const spellings = tokens.map(speakableAscii)
  if (!spellings.some(isSpeakable)) return { ok: false, reason: 'unspeakable' }

  const phones = phonesOfTokens(module, directory, spellings)
  const parts: Float32Array[] = []
  const spans: (Span | undefined)[] = []
  let length = 0
  let sampleRate = 16_000
  for (const sentence of splitSentences(tokens)) {
    const from = spans.length
    const words = spellings.slice(from, from + sentence.length)
    if (!words.some(isSpeakable)) {
      spans.push(...words.map(() => undefined))
      continue
    }
    const trace = runFlite(module, directory, [
      '-psdur',
      '-voice',
      job.voice.model,
      ...voiceSettings(job.voice, job.speed),
      '-t',
      words.filter(Boolean).join(' '),
      'speech.wav',
    ])
    const wav = readWav(readFileSync(join(directory, 'speech.wav')))
    sampleRate = wav.sampleRate
    const said = parseTrace(trace)
    // The vocoder's frames round each phone; the true length of the audio takes the drift out again.
    const scale = ((wav.samples.length / sampleRate) * 1000) / (said.at(-1)?.end || 1)
    const offset = (length / sampleRate) * 1000
    for (const span of alignPhones(phones.slice(from, from + sentence.length), said, scale)) {
      spans.push(span && { start: span.start + offset, end: span.end + offset })
    }
    parts.push(wav.samples)
    length += wav.samples.length
    if (length > MAX_AUDIO_SECONDS * sampleRate) return { ok: false, reason: 'too_long' }
  }

  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return { ok: true, result: { samples, sampleRate, marks: placeMarks(tokens, spans, (length / sampleRate) * 1000) } }
}

/** The phones of each token said on its own; flite prints one line per paragraph, so each token is one. */
function phonesOfTokens(module: WebAssembly.Module, directory: string, spellings: readonly string[]): string[][] {
  const lines = spellings.map((spelling) => (isSpeakable(spelling) ? spelling : '-'))
  writeFileSync(join(directory, 'tokens.txt'), `${lines.join('\n\n')}\n\n`)
  const printed = runFlite(module, directory, ['-ps', '-voice', 'kal', '-f', 'tokens.txt', 'none'])
    .trimEnd()
    .split('\n')
  if (printed.length !== lines.length)
    throw new Error(`flite read ${lines.length} tokens as ${printed.length} paragraphs`)
  return printed.map((line) => line.split(/\s+/u).filter((phone) => phone !== '' && phone !== 'pau'))
}

function voiceSettings(voice: FliteVoice, speed: number): string[] {
  const settings = ['--setf', `duration_stretch=${((voice.stretch ?? 1) / speed).toFixed(3)}`]
  if (voice.pitchHz !== undefined) settings.push('--setf', `int_f0_target_mean=${voice.pitchHz}`)
  if (voice.pitchRangeHz !== undefined) settings.push('--setf', `int_f0_target_stddev=${voice.pitchRangeHz}`)
  return settings
}
