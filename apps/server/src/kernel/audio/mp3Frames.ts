/** Decoded MPEG-1/2 Layer III frame header. */
export interface Mp3FrameHeader {
  /** True for MPEG 1 (32, 44.1, 48 kHz), false for MPEG 2 and 2.5 (the lower rates). */
  mpeg1: boolean
  bitrateKbps: number
  sampleRate: number
  mono: boolean
  /** Length of the frame, in bytes. */
  bytes: number
  /** Decoded samples per channel. */
  samples: number
}

/** Layer III bit rates in kbit/s (ISO/IEC 11172-3 and 13818-3); index 0 is "free", 15 is forbidden. */
const MPEG1_KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const MPEG2_KBPS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

const MPEG1_RATES = [44_100, 48_000, 32_000]

/** Parses the frame header at offset `at`; undefined when there is none. */
export function readFrameHeader(file: Uint8Array, at: number): Mp3FrameHeader | undefined {
  const [sync = 0, second = 0, third = 0, fourth = 0] = file.subarray(at, at + 4)
  const version = (second >> 3) & 3
  const layer3 = ((second >> 1) & 3) === 1
  if (sync !== 0xff || second >> 5 !== 7 || version === 1 || !layer3) return undefined

  const mpeg1 = version === 3
  const bitrateKbps = (mpeg1 ? MPEG1_KBPS : MPEG2_KBPS)[third >> 4]
  const fullRate = MPEG1_RATES[(third >> 2) & 3]
  if (!bitrateKbps || !fullRate) return undefined

  // MPEG 2 halves the sample rates of MPEG 1, MPEG 2.5 quarters them.
  const sampleRate = fullRate / (mpeg1 ? 1 : version === 2 ? 2 : 4)
  const samples = mpeg1 ? 1152 : 576
  const padding = (third >> 1) & 1
  const bytes = Math.floor(((samples / 8) * bitrateKbps * 1000) / sampleRate) + padding
  return { mpeg1, bitrateKbps, sampleRate, mono: fourth >> 6 === 3, bytes, samples }
}

/** Byte offsets of all frames of a file that begins with a frame. */
export function frameOffsets(file: Uint8Array): number[] {
  const offsets: number[] = []
  let at = 0
  for (let header = readFrameHeader(file, at); header; header = readFrameHeader(file, at)) {
    if (at + header.bytes > file.length) break
    offsets.push(at)
    at += header.bytes
  }
  return offsets
}
