/** One page of an Ogg file (RFC 3533, section 6). */
export interface OggPage {
  /** Bit field: 1 = begins inside a packet, 2 = first page, 4 = last page. */
  readonly flags: number
  readonly granulePosition: bigint
  readonly serial: number
  /** Segment lengths; a packet ends with the first one below 255. */
  readonly lacing: Uint8Array
  readonly body: Uint8Array
}

const HEADER_BYTES = 27
const MAX_SEGMENTS = 255

/** Reads all pages of a file. */
export function readOggPages(file: Uint8Array): OggPage[] {
  const pages: OggPage[] = []
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at + HEADER_BYTES <= file.length;) {
    const bodyAt = at + HEADER_BYTES + view.getUint8(at + 26)
    const lacing = file.subarray(at + HEADER_BYTES, bodyAt)
    const end = bodyAt + lacing.reduce((sum, length) => sum + length, 0)
    pages.push({
      flags: view.getUint8(at + 5),
      granulePosition: view.getBigInt64(at + 6, true),
      serial: view.getUint32(at + 14, true),
      lacing,
      body: file.subarray(bodyAt, end),
    })
    at = end
  }
  return pages
}

/** Packs header packets, which have no timestamp, into as few pages as possible. */
export function headerPages(packets: readonly Uint8Array[], serial: number): OggPage[] {
  const lacing = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
  const data = Buffer.concat(packets)
  const pages: OggPage[] = []
  let at = 0
  for (let first = 0; first < lacing.length; first += MAX_SEGMENTS) {
    const segments = Uint8Array.from(lacing.slice(first, first + MAX_SEGMENTS))
    const bytes = segments.reduce((sum, length) => sum + length, 0)
    const continues = first > 0 && lacing[first - 1] === 255
    const isWithinPacket = segments.every((length) => length === 255)
    pages.push({
      flags: continues ? 1 : 0,
      granulePosition: isWithinPacket ? -1n : 0n,
      serial,
      lacing: segments,
      body: data.subarray(at, at + bytes),
    })
    at += bytes
  }
  return pages
}

/** Serializes pages, numbered in order. */
export function writeOggPages(pages: readonly OggPage[]): Uint8Array {
  return Buffer.concat(
    pages.map(({ flags, granulePosition, serial, lacing, body }, sequence) => {
      const header = new DataView(new ArrayBuffer(HEADER_BYTES))
      header.setUint32(0, 0x4f676753) // OggS
      header.setUint8(5, flags)
      header.setBigInt64(6, granulePosition, true)
      header.setUint32(14, serial, true)
      header.setUint32(18, sequence, true)
      header.setUint8(26, lacing.length)
      const page = Buffer.concat([new Uint8Array(header.buffer), lacing, body])
      page.writeUInt32LE(checksum(page), 22)
      return page
    }),
  )
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000_0000 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1
  return crc
})

/** CRC-32 of the page with its checksum field zeroed: polynomial 0x04c11db7, not reflected, initial value 0. */
function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = (crc << 8) ^ (TABLE[(crc >>> 24) ^ byte] ?? 0)
  return crc >>> 0
}
