import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { delimited, varint } from '../protobuf.ts'

/** Hz, and samples of a frame. */
export const TONE_RATE = 22_050
export const TONE_FRAME = 256

/** Phonemes of the tone voice; the index is the id. */
const PHONEMES = Array.from('_^$ !,.:;?abcdefghijklmnopqrstuvwxyzæçðøŋœɐɑɒɔəɚɛɜɪɾʁʃʊʌʒθɡɹᵻˈˌː0123456789')
const VOWELS = new Set('aeiouyæøœɐɑɒɔəɚɛɜɪʊʌᵻ')
const SILENT = new Set('_^$ !,.:;?ˈˌː')

const IDS = 128
const phonemeAt = (id: number) => PHONEMES[id] ?? '_'
const idsTable = (valueOf: (phoneme: string, id: number) => number) =>
  Array.from({ length: IDS }, (_, id) => (id < PHONEMES.length ? valueOf(phonemeAt(id), id) : 0))

/** Frames of a phoneme at normal speed; a pad has a part of one. */
export function framesOf(id: number): number {
  const phoneme = phonemeAt(id)
  if (phoneme === '_') return 0.9
  if (phoneme === ' ') return 4
  if (SILENT.has(phoneme)) return 12
  return VOWELS.has(phoneme) ? 7 : 5
}

export interface ToneVoiceOptions {
  /** File name without its suffix. Default `en_US-tone-low`. */
  name?: string
  /** Names of several speakers. Default: one. */
  speakers?: readonly string[]
  /** Ceil nodes of the graph: only with exactly one can the durations be told. Default 1. */
  ceils?: 0 | 1 | 2
  /** Changes to the configuration. */
  config?: object
  /** Matrices of 512 × 512 (1 MB) that each frame is multiplied by, as work and size. Default 0. */
  layers?: number
}

/** Bytes of a model in the format of Piper: a tone for each phoneme, of a pitch and a duration of its own. */
export function toneModel({ speakers = [], ceils = 1, layers = 0 }: ToneVoiceOptions = {}): Uint8Array {
  const graph = Buffer.concat([
    ...nodes(ceils, speakers.length > 1, layers),
    text(2, 'tones'),
    tensor(
      'hz',
      FLOAT,
      [IDS],
      idsTable((phoneme, id) => (SILENT.has(phoneme) ? 0 : 110 + 3 * id)),
    ),
    tensor(
      'level',
      FLOAT,
      [IDS],
      idsTable((phoneme) => (SILENT.has(phoneme) ? 0 : VOWELS.has(phoneme) ? 0.4 : 0.1)),
    ),
    tensor(
      'frames',
      FLOAT,
      [IDS],
      idsTable((_, id) => framesOf(id)),
    ),
    ...Array.from({ length: layers }, (_, layer) => matrix(layer)),
    tensor('from0', INT64, [1], [0]),
    tensor('wide', INT64, [3], [1, 1, WIDTH]),
    tensor('pitches', FLOAT, [8], [1, 2, 3, 4, 5, 6, 7, 8]),
    tensor('from1', INT64, [1], [1]),
    tensor('to2', INT64, [1], [2]),
    tensor('axis1', INT64, [], [1]),
    tensor('axis2', INT64, [], [2]),
    tensor('axes1', INT64, [1], [1]),
    tensor('axes2', INT64, [1], [2]),
    tensor('axes01', INT64, [2], [0, 1]),
    tensor('zero', INT64, [], [0]),
    tensor('one', INT64, [], [1]),
    tensor('frameShape', INT64, [3], [1, 1, TONE_FRAME]),
    tensor('flat', INT64, [3], [1, 1, -1]),
    tensor('step', FLOAT, [], [(2 * Math.PI) / TONE_RATE]),
    value(11, 'input', INT64, ['batch', 'phonemes']),
    value(11, 'input_lengths', INT64, ['batch']),
    value(11, 'scales', FLOAT, [3]),
    ...(speakers.length > 1 ? [value(11, 'sid', INT64, ['batch'])] : []),
    value(12, 'output', FLOAT, ['batch', 1, 'time']),
  ])
  return Buffer.concat([
    number(1, 8),
    text(2, 'toneVoice'),
    delimited(7, graph),
    delimited(8, Buffer.concat([text(1, ''), number(2, 17)])),
  ])
}

/** Writes a tone voice into a folder; returns the path of its model. */
export function writeToneVoice(folder: string, options: ToneVoiceOptions = {}): string {
  const { name = 'en_US-tone-low', speakers = [], config = {} } = options
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.onnx`)
  writeFileSync(`${path}.json`, JSON.stringify({ ...toneConfig(speakers), ...config }))
  writeFileSync(path, toneModel(options))
  return path
}

/** Makes onnxruntime-node available to the voices of a folder, as its installation there does. */
export function installRuntime(folder: string): void {
  const scripts = new URL('../../../../../../../scripts/package.json', import.meta.url)
  const runtime = dirname(createRequire(scripts).resolve('onnxruntime-node/package.json'))
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(runtime, join(folder, 'node_modules/onnxruntime-node'), 'junction')
}

function toneConfig(speakers: readonly string[]) {
  return {
    audio: { sample_rate: TONE_RATE, quality: 'low' },
    espeak: { voice: 'en-us' },
    language: { code: 'en_US' },
    inference: { noise_scale: 0, length_scale: 1, noise_w: 0 },
    phoneme_type: 'espeak',
    phoneme_id_map: Object.fromEntries(PHONEMES.map((phoneme, id) => [phoneme, [id]])),
    num_speakers: Math.max(1, speakers.length),
    speaker_id_map: Object.fromEntries(speakers.map((speaker, id) => [speaker, id])),
  }
}

const FLOAT = 1
const INT64 = 7

/** Rows and columns of a matrix of work. */
const WIDTH = 512

/**
 * Householder reflection, which turns the sign of a level that is the same in all columns, by a factor close to 1: no
 * two layers are the same, as the runtime would keep one of them only.
 */
function matrix(layer: number): Uint8Array {
  const factor = 1 + layer / 10_000
  const values = Array.from({ length: WIDTH * WIDTH }, (_, n) => factor * ((n % (WIDTH + 1) === 0 ? 1 : 0) - 2 / WIDTH))
  return tensor(`matrix${layer}`, FLOAT, [WIDTH, WIDTH], values)
}

/** Graph: durations by phoneme, frames, samples, and a tone for each sample. */
function nodes(ceils: 0 | 1 | 2, hasSpeakers: boolean, layers: number): Uint8Array[] {
  const rounding = ceils === 0 ? 'Round' : 'Ceil'
  return [
    node('Gather', ['hz', 'input'], ['tokenPitch']),
    node('Gather', ['level', 'input'], ['tokenLevel']),
    node('Gather', ['frames', 'input'], ['tokenFrames']),
    node('Slice', ['scales', 'from1', 'to2'], ['lengthScale']),
    node('Mul', ['tokenFrames', 'lengthScale'], ['exactFrames']),
    node(rounding, ['exactFrames'], ['w_ceil']),
    ...(ceils === 2 ? [node('Ceil', ['scales'], ['unused'])] : []),
    node('CumSum', ['w_ceil', 'axis1'], ['ends']),
    node('ReduceSum', ['w_ceil'], ['totalFrames'], { keepdims: 0 }),
    node('Cast', ['totalFrames'], ['total'], { to: INT64 }),
    node('Range', ['zero', 'total', 'one'], ['wholeFrames']),
    node('Cast', ['wholeFrames'], ['frameNumbers'], { to: FLOAT }),
    node('Unsqueeze', ['frameNumbers', 'axes01'], ['frameRow']),
    node('Unsqueeze', ['ends', 'axes2'], ['endColumn']),
    node('LessOrEqual', ['endColumn', 'frameRow'], ['isPast']),
    node('Cast', ['isPast'], ['past'], { to: INT64 }),
    node('ReduceSum', ['past', 'axes1'], ['token'], { keepdims: 0 }),
    node('GatherElements', ['tokenPitch', 'token'], ['framePitch'], { axis: 1 }),
    node('GatherElements', ['tokenLevel', 'token'], ['frameLevel'], { axis: 1 }),
    node('Unsqueeze', ['framePitch', 'axes2'], ['pitchColumn']),
    node('Unsqueeze', ['frameLevel', 'axes2'], ['frameLevels']),
    ...work(layers),
    node('Expand', ['pitchColumn', 'frameShape'], ['pitches3']),
    node('Expand', ['levelColumn', 'frameShape'], ['levels3']),
    node('Reshape', ['pitches3', 'flat'], ['onePitch']),
    node('Reshape', ['levels3', 'flat'], ['sampleLevel']),
    ...(hasSpeakers
      ? [node('Gather', ['pitches', 'sid'], ['factor']), node('Mul', ['onePitch', 'factor'], ['samplePitch'])]
      : [node('Identity', ['onePitch'], ['samplePitch'])]),
    node('Mul', ['samplePitch', 'step'], ['phaseStep']),
    node('CumSum', ['phaseStep', 'axis2'], ['phase']),
    node('Sin', ['phase'], ['tone']),
    node('Mul', ['tone', 'sampleLevel'], ['output']),
  ].map((bytes) => delimited(1, bytes))
}

/** Multiplications that leave the level of each frame close to what it is, apart from its sign. */
function work(layers: number): Uint8Array[] {
  return [
    node('Expand', ['frameLevels', 'wide'], ['work0']),
    ...Array.from({ length: layers }, (_, n) => node('MatMul', [`work${n}`, `matrix${n}`], [`work${n + 1}`])),
    node('Slice', [`work${layers}`, 'from0', 'from1', 'axes2'], ['levelColumn']),
  ]
}

// The messages of ONNX (onnx.proto3), as far as they are needed.
const text = (field: number, content: string) => delimited(field, Buffer.from(content))

const number = (field: number, content: number) => Buffer.concat([varint(field * 8), varint(content)])

function tensor(name: string, type: number, dims: readonly number[], data: readonly number[]): Uint8Array {
  const values = type === FLOAT ? Float32Array.from(data) : BigInt64Array.from(data, BigInt)
  const raw = new Uint8Array(values.buffer)
  return delimited(
    5,
    Buffer.concat([...dims.map((dim) => number(1, dim)), number(2, type), text(8, name), delimited(9, raw)]),
  )
}

function node(
  type: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: Record<string, number> = {},
): Uint8Array {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, type),
    ...Object.entries(attributes).map(([name, content]) =>
      delimited(5, Buffer.concat([text(1, name), number(3, content), number(20, 2)])),
    ),
  ])
}

function value(field: number, name: string, type: number, dims: readonly (string | number)[]): Uint8Array {
  const shape = dims.map((dim) => delimited(1, typeof dim === 'string' ? text(2, dim) : number(1, dim)))
  const tensorType = Buffer.concat([number(1, type), delimited(2, Buffer.concat(shape))])
  return delimited(field, Buffer.concat([text(1, name), delimited(2, delimited(1, tensorType))]))
}
