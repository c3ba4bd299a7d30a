/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2): size, type, contents. */
export interface Box {
  readonly type: string
  readonly content: Uint8Array
}

const HEADER_BYTES = 8

/** Serializes a box. */
export function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const size = content.reduce((sum, part) => sum + part.length, HEADER_BYTES)
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...content])
}

/** Serializes a box that begins with a version and flags. */
export function fullBox(type: string, version: number, flags: number, ...content: readonly Uint8Array[]): Uint8Array {
  return box(type, u32((version << 24) | flags), ...content)
}

/** Splits the contents of a container box into its boxes. Throws for contents that do not consist of boxes. */
export function boxesOf(content: Uint8Array): Box[] {
  const boxes: Box[] = []
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  for (let at = 0; at < content.length;) {
    const size = at + HEADER_BYTES <= content.length ? view.getUint32(at) : 0
    if (size < HEADER_BYTES || at + size > content.length) throw new Error('The MP4 box is damaged.')
    const type = Buffer.from(content.subarray(at + 4, at + 8)).toString('latin1')
    boxes.push({ type, content: content.subarray(at + HEADER_BYTES, at + size) })
    at += size
  }
  return boxes
}

/** 16-bit integers, big-endian. */
export function u16(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [n, value] of values.entries()) bytes.writeUInt16BE(value, 2 * n)
  return bytes
}

/** 32-bit integers, big-endian. */
export function u32(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * n)
  return bytes
}

/** A 64-bit integer, big-endian. */
export function u64(value: number): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
