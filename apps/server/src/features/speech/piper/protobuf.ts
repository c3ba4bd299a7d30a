/** The file is no valid protocol buffer, for instance because it is incomplete. */
export class ProtobufError extends Error {
  override readonly name = 'ProtobufError'
}

/** A field of a message: `bytes` is the payload of a length-delimited one, `start` and `end` its place in the message. */
export interface Field {
  readonly number: number
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
}

const VARINT = 0
const FIXED_64 = 1
const DELIMITED = 2
const FIXED_32 = 5

const NO_BYTES = new Uint8Array(0)

/**
 * Reads the fields of a message in order (Protocol Buffers, Encoding). Numbers are skipped: their `bytes` are empty.
 * Throws a `ProtobufError` for bytes that are no message or end within a field.
 */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0
  while (at < message.length) {
    const start = at
    let tag: number
    ;[tag, at] = readVarint(message, at)
    const wire = tag % 8
    const number = Math.floor(tag / 8)
    let bytes: Uint8Array = NO_BYTES
    if (wire === VARINT) [, at] = readVarint(message, at)
    else if (wire === FIXED_64) at += 8
    else if (wire === FIXED_32) at += 4
    else if (wire === DELIMITED) {
      let length: number
      ;[length, at] = readVarint(message, at)
      bytes = message.subarray(at, at + length)
      at += length
    } else throw new ProtobufError(`A field has the unknown type ${wire}.`)
    if (at > message.length) throw new ProtobufError('The file is incomplete.')
    if (number === 0) throw new ProtobufError('A field has no number.')
    yield { number, bytes, start, end: at }
  }
}

/** Longest varint, in bytes: 64 bits in groups of 7. */
const LONGEST_VARINT = 10

/** Reads a number at a place; returns it and the place after it. Numbers above 2^53 are rounded. */
function readVarint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0
  for (let index = 0; index < LONGEST_VARINT; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) throw new ProtobufError('The file is incomplete.')
    value += (byte % 128) * 128 ** index
    if (byte < 128) return [value, at + index + 1]
  }
  throw new ProtobufError('A number is too long.')
}

/** Encodes a length-delimited field. */
export function delimited(number: number, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([varint(number * 8 + DELIMITED), varint(bytes.length), bytes])
}

/** Encodes a whole number from 0 to 2^53. */
export function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return Uint8Array.from([...bytes, rest])
}
