/**
 * Duration of a FLAC file in seconds, from its stream info (RFC 9639, section 8.2). Throws if the file is not FLAC or
 * has no audio frames.
 */
export function durationOfFlac(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const STREAM_INFO = 8
  if (new TextDecoder().decode(file.subarray(0, 4)) !== 'fLaC') throw new Error('This is no FLAC file.')
  // 20 bits of sample rate, 3 of channels, 5 of sample size, and 36 of the number of samples.
  const packed = view.getBigUint64(STREAM_INFO + 10)
  const sampleRate = Number(packed >> 44n)
  const samples = Number(packed & 0xf_ffff_ffffn)
  // The first byte of each metadata block flags the last one, and the next three are its length.
  let at = 4
  for (let isLast = false; !isLast;) {
    const header = view.getUint32(at)
    isLast = header >>> 31 === 1
    at += 4 + (header & 0xff_ffff)
  }
  const isFrame = (view.getUint16(at) & 0xfffe) === 0xfff8
  if (!isFrame) throw new Error('There is no sound after the header of this FLAC file.')
  return samples / sampleRate
}
