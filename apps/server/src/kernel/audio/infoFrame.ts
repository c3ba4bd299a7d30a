import { frameOffsets, readFrameHeader } from './mp3Frames.ts'

/** Encoder delay of LAME, in samples; decoders add their own 529 when they trim. */
const ENCODER_DELAY = 576

const HEADER_BYTES = 4
const XING_BYTES = 4 + 4 + 4 + 4 + 100 + 4
const LAME_BYTES = 36
const HAS_FRAMES_BYTES_TOC_QUALITY = 0x0f

/**
 * Builds the Info frame that precedes the first frame of a constant bit rate mp3. It tells players how many samples to
 * trim at both ends, so that playback lasts exactly `sampleCount` samples and starts on time. Without it the audio is
 * 1105 samples late, which is 50 ms at 22.05 kHz. Layout: the Xing header and Gabriel Bouvigne's "Mp3 Info Tag rev 1".
 */
export function infoFrame(mp3: Uint8Array, sampleCount: number): Uint8Array {
  const header = readFrameHeader(mp3, 0)
  if (!header)
    throw new Error('The encoder returned no mp3 frame, so the audio has no timing. Encode at least one sample.')
  const offsets = frameOffsets(mp3)
  const sideInfoBytes = header.mpeg1 ? (header.mono ? 17 : 32) : header.mono ? 9 : 17
  const tagAt = HEADER_BYTES + sideInfoBytes
  const lameAt = tagAt + XING_BYTES

  const head = headerFor(mp3, lameAt + LAME_BYTES)
  const frame = new Uint8Array(readFrameHeader(head, 0)?.bytes ?? 0)
  const view = new DataView(frame.buffer)
  frame.set(head)
  const fileBytes = frame.length + mp3.length

  frame.set(ascii('Info'), tagAt)
  view.setUint32(tagAt + 4, HAS_FRAMES_BYTES_TOC_QUALITY)
  view.setUint32(tagAt + 8, offsets.length)
  view.setUint32(tagAt + 12, fileBytes)
  for (let percent = 0; percent < 100; percent += 1) {
    const offset = offsets[Math.floor((percent / 100) * offsets.length)] ?? 0
    frame[tagAt + 16 + percent] = Math.floor((256 * (frame.length + offset)) / fileBytes)
  }

  const padding = Math.max(0, offsets.length * header.samples - ENCODER_DELAY - sampleCount)
  frame.set(ascii('LAME3.100'), lameAt)
  frame[lameAt + 9] = 1 // tag revision 0, constant bit rate
  frame[lameAt + 20] = Math.min(255, header.bitrateKbps)
  frame[lameAt + 21] = ENCODER_DELAY >> 4
  frame[lameAt + 22] = ((ENCODER_DELAY & 15) << 4) | (padding >> 8)
  frame[lameAt + 23] = padding & 0xff
  view.setUint32(lameAt + 28, fileBytes)
  view.setUint16(lameAt + 32, crc16(mp3))
  view.setUint16(lameAt + 34, crc16(frame.subarray(0, lameAt + 34)))
  return frame
}

/**
 * Derives a frame header from the first frame's, with the lowest bit rate, from that frame's upwards, whose frames hold
 * `bytes`.
 */
function headerFor(mp3: Uint8Array, bytes: number): Uint8Array {
  const head = mp3.slice(0, HEADER_BYTES)
  // Clears the padding bit and sets "no checksum", since none is written.
  head[1] = (head[1] ?? 0) | 1
  head[2] = (head[2] ?? 0) & 0xfd
  while ((readFrameHeader(head, 0)?.bytes ?? bytes) < bytes) head[2] = (head[2] ?? 0) + 0x10
  return head
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** CRC-16/ARC (polynomial 0x8005, reflected, from 0), as LAME computes it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = (crc >> 8) ^ CRC16[(crc ^ byte) & 0xff]!
  return crc
}

/** Checksum of each byte alone. */
const CRC16 = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})
