import { delimited, fieldsOf, ProtobufError } from './protobuf.ts'

/** Field numbers of ONNX messages (onnx.proto3). */
const MODEL = { graph: 7 } as const
const GRAPH = { node: 1, input: 11, output: 12 } as const
const NODE = { output: 2, type: 4 } as const
const VALUE = { name: 1 } as const

/** The file is no model of a Piper voice; the message says why. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}

/** A Piper model as read from its file. */
export interface PiperModel {
  /** The model, with the durations of phonemes as an additional output if it has them. */
  readonly bytes: Uint8Array
  /** Name of the output with the duration of each phoneme in frames; undefined for a model without it. */
  readonly durations: string | undefined
  /** True if the model has several speakers. */
  readonly hasSpeakers: boolean
}

const INPUTS = ['input', 'input_lengths', 'scales']

/**
 * Checks the structure of an ONNX file before a native library reads it, and adds an output with the durations of the
 * phonemes: the result of the graph's only Ceil node, as in VITS (Kim, Kong and Son 2021, section 2.2.2: durations are
 * rounded up to frames). Throws a `ModelError` for other files.
 */
export function readModel(file: Uint8Array): PiperModel {
  try {
    return read(file)
  } catch (error) {
    if (error instanceof ProtobufError) throw new ModelError(`It is no valid ONNX file. ${error.message}`)
    throw error
  }
}

function read(file: Uint8Array): PiperModel {
  // Several fields of the graph are parts of one (Protocol Buffers, Encoding, "Last One Wins").
  const graphs = [...fieldsOf(file)].filter(({ number }) => number === MODEL.graph)
  if (graphs.length === 0) throw new ModelError('It is no ONNX file: it has no graph.')
  const inputs: string[] = []
  const outputs: string[] = []
  const ceils: string[] = []
  for (const { number, bytes } of graphs.flatMap(({ bytes }) => [...fieldsOf(bytes)])) {
    if (number === GRAPH.input) inputs.push(textOf(bytes, VALUE.name))
    else if (number === GRAPH.output) outputs.push(textOf(bytes, VALUE.name))
    else if (number === GRAPH.node && textOf(bytes, NODE.type) === 'Ceil') ceils.push(textOf(bytes, NODE.output))
  }
  const missing = INPUTS.filter((name) => !inputs.includes(name))
  if (missing.length > 0) throw new ModelError(`It is no Piper voice: it has no input "${missing.join('", "')}".`)
  if (!outputs.includes('output')) throw new ModelError('It is no Piper voice: it has no output "output".')

  const durations = ceils.length === 1 ? ceils[0] : undefined
  const hasSpeakers = inputs.includes('sid')
  if (durations === undefined || outputs.includes(durations)) return { bytes: file, durations, hasSpeakers }
  const output = delimited(GRAPH.output, delimited(VALUE.name, Buffer.from(durations)))
  const bytes = Buffer.concat([file, delimited(MODEL.graph, output)])
  return { bytes, durations, hasSpeakers }
}

/** Text of the first field with this number; empty without one. */
function textOf(message: Uint8Array, number: number): string {
  for (const field of fieldsOf(message)) if (field.number === number) return Buffer.from(field.bytes).toString('utf8')
  return ''
}
