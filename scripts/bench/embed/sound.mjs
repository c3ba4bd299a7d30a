export const DURATION_MS = 20_000
const RATE_HZ = 8000
/** Bars of every waveform, from 0 to 100. */
export const PEAKS = Array.from({ length: 72 }, (_, n) => (n * 37) % 100)

/** Silence as a WAV file: 8-bit mono. */
export const SOUND = (() => {
  const samples = (DURATION_MS / 1000) * RATE_HZ
  const file = Buffer.alloc(44 + samples, 128)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE_HZ, 24)
  file.writeUInt32LE(RATE_HZ, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples, 40)
  return file
})()
