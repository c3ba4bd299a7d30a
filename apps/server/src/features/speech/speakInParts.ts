import type { SpeechMark } from '@voice-rankings/contract'
import { concatenate } from '../../kernel/audio/concatenate.ts'
import type { PhoneSpan, Speech, SpeechEngine, SpeechJob } from './engine.ts'
import { TextTooLongError, UnspeakableTextError } from './speechError.ts'
import { MAX_AUDIO_SECONDS } from './speechLimits.ts'
import { splitSentences } from './text/splitSentences.ts'
import { splitTokens } from './text/tokens.ts'

/** Minimum length of a part in characters: for less, the cost of a second job exceeds the time it saves. */
const LEAST_CHARACTERS = 60

/** A part of a text and its place in it, in UTF-16 units. */
interface TextPart {
  readonly text: string
  readonly offset: number
}

/**
 * Speaks the parts of a text at the same time, as far as the workers of its engine are free, and joins them. The sound
 * is that of the whole text, as the engine speaks each sentence by itself.
 */
export async function speakInParts(engine: SpeechEngine, job: SpeechJob): Promise<Speech> {
  // Phonemes have places in the whole text.
  const parts = partsOf(job.text, job.phonemes?.length ? 1 : (engine.parts ?? 1))
  if (parts.length < 2) return engine.synthesize(job)
  const failure = new AbortController()
  const signal = job.signal ? AbortSignal.any([job.signal, failure.signal]) : failure.signal
  try {
    const spoken = await Promise.all(parts.map(({ text }) => engine.synthesize({ ...job, text, signal })))
    return join(parts, spoken)
  } catch (error) {
    failure.abort()
    // Signs alone are an error by themselves, but not beside words.
    if (error instanceof UnspeakableTextError) return engine.synthesize(job)
    throw error
  }
}

/** Divides a text between sentences into at most `count` parts of about the same length. */
export function partsOf(text: string, count: number): TextPart[] {
  const most = Math.min(count, Math.floor(text.length / LEAST_CHARACTERS))
  if (most < 2) return [{ text, offset: 0 }]
  const starts = Array.from(text.matchAll(/\S+/gu), ({ index }) => index)
  const boundaries: number[] = []
  let tokens = 0
  for (const { length } of splitSentences(splitTokens(text)).slice(0, -1)) boundaries.push(starts[(tokens += length)]!)
  const offsets = [0]
  for (let part = 1; part < most; part += 1) {
    const ideal = (part * text.length) / most
    const later = boundaries.filter((at) => at > offsets.at(-1)!)
    if (later.length === 0) break
    offsets.push(later.reduce((best, at) => (Math.abs(at - ideal) < Math.abs(best - ideal) ? at : best)))
  }
  return offsets.map((offset, part) => ({ text: text.slice(offset, offsets[part + 1]), offset }))
}

function join(parts: readonly TextPart[], spoken: readonly Speech[]): Speech {
  const [first] = spoken
  if (!first) throw new RangeError('There is no part to join.')
  const { sampleRate } = first.audio
  const samples = concatenate(spoken.map(({ audio }) => audio.samples))
  if (samples.length > MAX_AUDIO_SECONDS * sampleRate) throw new TextTooLongError(MAX_AUDIO_SECONDS, 'second')
  const marks: SpeechMark[] = []
  const phones: PhoneSpan[] = []
  let at = 0
  for (const [index, part] of spoken.entries()) {
    const textAt = parts[index]!.offset
    // Rounded down, as the end of the marks of each part.
    const startMs = Math.floor((at / sampleRate) * 1000)
    for (const mark of part.marks) marks.push({ ...mark, startTime: mark.startTime + startMs })
    for (const { ipa, offset, start, end } of part.phones ?? []) {
      phones.push({ ipa, offset: offset + textAt, start: start + startMs, end: end + startMs })
    }
    at += part.audio.samples.length
  }
  return {
    audio: { samples, sampleRate },
    marks,
    ...(first.phones && { phones }),
    timingSource: spoken.find(({ timingSource }) => timingSource === 'estimated')?.timingSource ?? first.timingSource,
    billed: { ...first.billed, count: spoken.reduce((sum, { billed }) => sum + billed.count, 0) },
  }
}
