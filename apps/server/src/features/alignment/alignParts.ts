import type { RunOptions } from '../../kernel/workers/createPool.ts'
import type { UntimedSpeech, VoiceSample } from '../speech/engine.ts'
import type { Span } from '../speech/marks/placeMarks.ts'
import { UnspeakableTextError } from '../speech/speechError.ts'
import { splitTokens } from '../speech/text/tokens.ts'
import type { AlignedTokens, Reference, Utterance } from './alignJob.ts'
import type { AlignPool } from './createAlignPool.ts'
import { estimateSpans } from './estimateSpans.ts'
import { type Features, HOP_MS, joinFeatures, sliceFeatures, type Sound } from './features.ts'
import { phonesOfTokens, type ReferenceVoice } from './references.ts'
import { splitText, type TextPart } from './splitText.ts'

/** Length of the stretches of a recording whose features are computed at once, in whole seconds. */
const STRETCH_SECONDS = 30

/** Surroundings of a stretch that its first and last frames depend on, in seconds. */
const MARGIN_SECONDS = 1

/** Duration from which audio is trained on itself alone, in seconds. */
const ENOUGH_SECONDS = 8

/** Shares of the work until the reference is spoken and until the features of the recording are known. */
const PROGRESS = { spoken: 0.3, heard: 0.4 }

/** A part of a text or several, and the stretch of the recording that says them, in frames. */
interface Piece {
  readonly reference: Reference
  readonly firstToken: number
  readonly tokenCount: number
  readonly from: number
  readonly to: number
}

/** Times of the tokens of a text in a recording, in ms. */
export interface AlignedText {
  readonly spans: readonly (Span | undefined)[]
  readonly misfit?: { readonly offset: number; readonly seconds: number }
}

export interface AlignOptions extends RunOptions {
  /** Is told the share of the work that is done, 0…1; it never decreases. */
  onProgress?(share: number): void
}

/**
 * Aligns a text of any length with a recording: the voice speaks it in parts, and each is aligned with the stretch of the
 * recording between two pauses that says it. Undefined when nothing of the text can be spoken.
 */
export async function alignParts(
  pool: AlignPool,
  voice: ReferenceVoice,
  { text, audio, sample }: UntimedSpeech,
  options: AlignOptions,
): Promise<AlignedText | undefined> {
  const { signal, client, onProgress } = options
  const run = { signal, client }
  const parts = splitText(text)
  const spoken: Reference[] = []
  for (const part of parts) {
    spoken.push(await speakPart(pool, voice, part, run))
    onProgress?.((PROGRESS.spoken * spoken.length) / parts.length)
  }
  if (spoken.every(({ phones }) => phones.length === 0)) return undefined
  const target = await hear(pool, audio, run, (share) =>
    onProgress?.(PROGRESS.spoken + (PROGRESS.heard - PROGRESS.spoken) * share),
  )
  const isShort = target.frames < framesOf(ENOUGH_SECONDS)
  const along = sample && isShort ? await hearSample(pool, voice, sample, run) : undefined

  const pieces = await cutPieces(pool, parts, spoken, target, run)
  const tokens = splitTokens(text)
  const spans: (Span | undefined)[] = tokens.map(() => undefined)
  let misfit: AlignedText['misfit']
  for (const [index, piece] of pieces.entries()) {
    const utterance = { reference: piece.reference, target: sliceFeatures(target, piece.from, piece.to) }
    const words = await pool.run({ kind: 'words', utterance, sample: along }, run)
    placePiece(spans, tokens, piece, words)
    if (words.misfit && !misfit) {
      const offset = [...text.matchAll(/\S+/gu)][words.misfit.token]?.index ?? 0
      misfit = { offset, seconds: (piece.from * HOP_MS + words.misfit.ms) / 1000 }
    }
    onProgress?.(PROGRESS.heard + ((1 - PROGRESS.heard) * (index + 1)) / pieces.length)
  }
  return { spans, misfit }
}

async function speakPart(pool: AlignPool, voice: ReferenceVoice, part: TextPart, run: RunOptions): Promise<Reference> {
  try {
    const said = await voice.engine.synthesize({ ...voice.job, ...run, text: part.text })
    const features = await pool.run({ kind: 'features', sound: said.audio }, run)
    return { features, phones: phonesOfTokens(part, said) }
  } catch (error) {
    if (error instanceof UnspeakableTextError) return joinReferences([])
    throw error
  }
}

/** Features of a recording, computed in stretches. */
async function hear(
  pool: AlignPool,
  { samples, sampleRate }: Sound,
  run: RunOptions,
  onProgress: (share: number) => void,
): Promise<Features> {
  const parts: Features[] = []
  const length = samples.length / sampleRate
  for (let start = 0; start === 0 || start < length; start += STRETCH_SECONDS) {
    const from = Math.max(0, start - MARGIN_SECONDS)
    const sound = {
      // A copy, as a view would be sent to the thread with the whole recording.
      samples: samples.slice(from * sampleRate, (start + STRETCH_SECONDS + MARGIN_SECONDS) * sampleRate),
      sampleRate,
    }
    const features = await pool.run({ kind: 'features', sound }, run)
    parts.push(sliceFeatures(features, framesOf(start - from), framesOf(start - from + STRETCH_SECONDS)))
    onProgress(Math.min(1, (start + STRETCH_SECONDS) / length))
  }
  return joinFeatures(parts)
}

const framesOf = (seconds: number): number => (seconds * 1000) / HOP_MS

/** Heard samples, by the voice that spoke their reference. */
const heardSamples = new WeakMap<VoiceSample, Map<string, Utterance>>()

/** A sample to train with, kept for later texts; undefined if it cannot be read or spoken. */
async function hearSample(
  pool: AlignPool,
  voice: ReferenceVoice,
  sample: VoiceSample,
  run: RunOptions,
): Promise<Utterance | undefined> {
  const heard = heardSamples.get(sample) ?? new Map<string, Utterance>()
  heardSamples.set(sample, heard)
  const key = [voice.engine.id, voice.job.speakerId, voice.job.languageCode].join(' ')
  const known = heard.get(key)
  if (known) return known
  try {
    const { text, audio } = await sample.load()
    const spoken: Reference[] = []
    for (const part of splitText(text)) spoken.push(await speakPart(pool, voice, part, run))
    const reference = joinReferences(spoken)
    if (reference.phones.length === 0) return undefined
    const utterance = { reference, target: await hear(pool, audio, run, () => {}) }
    heard.set(key, utterance)
    return utterance
  } catch {
    // Less exact word times are worth more than none.
    return undefined
  }
}

/** Cuts a recording where one part ends and the next begins; parts without a pause between them stay together. */
async function cutPieces(
  pool: AlignPool,
  parts: readonly TextPart[],
  spoken: readonly Reference[],
  target: Features,
  run: RunOptions,
): Promise<Piece[]> {
  const ends: number[] = []
  let end = 0
  for (const { features } of spoken) ends.push((end += features.frames * HOP_MS))
  const reference = joinFeatures(spoken.map(({ features }) => features))
  const times = ends.slice(0, -1)
  const cuts = times.length > 0 ? await pool.run({ kind: 'cuts', reference, target, times }, run) : []
  const pieces: Piece[] = []
  let first = 0
  let from = 0
  for (const index of parts.keys()) {
    const cut = cuts[index]
    const isLast = index === parts.length - 1
    const to = isLast ? target.frames : Math.round((cut ?? 0) / HOP_MS)
    if (!isLast && (cut === undefined || to <= from)) continue
    const own = parts.slice(first, index + 1)
    pieces.push({
      reference: joinReferences(spoken.slice(first, index + 1)),
      firstToken: own[0]?.firstToken ?? 0,
      tokenCount: own.reduce((count, { offsets }) => count + offsets.length, 0),
      from,
      to,
    })
    first = index + 1
    from = to
  }
  return pieces
}

/** Consecutive references as one. */
function joinReferences(references: readonly Reference[]): Reference {
  let at = 0
  const phones = references.flatMap(({ features, phones: own }) => {
    const from = at
    at += features.frames * HOP_MS
    return own.map((phone) => ({ ...phone, start: phone.start + from, end: phone.end + from }))
  })
  return { features: joinFeatures(references.map(({ features }) => features)), phones }
}

/** Enters the times of a piece; those of tokens from its misfit on are estimated. */
function placePiece(
  spans: (Span | undefined)[],
  tokens: readonly string[],
  { firstToken, tokenCount, from, to }: Piece,
  { tokens: timed, misfit }: AlignedTokens,
): void {
  const startMs = from * HOP_MS
  for (const { token, start, end } of timed) {
    if (!misfit || token < misfit.token) spans[token] = { start: startMs + start, end: startMs + end }
  }
  if (!misfit) return
  const rest = tokens.slice(misfit.token, firstToken + tokenCount)
  const estimated = estimateSpans(rest, { start: startMs + misfit.ms, end: to * HOP_MS })
  for (const [index, span] of estimated.entries()) spans[misfit.token + index] = span
}
