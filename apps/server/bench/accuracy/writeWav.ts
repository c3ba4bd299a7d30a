import { writeFile } from 'node:fs/promises'

/** Writes mono samples losslessly as a WAV file of 32-bit floats. */
export async function writeWav(path: string, samples: Float32Array, rate: number): Promise<void> {
  const header = Buffer.alloc(44)
  const bytes = samples.length * 4
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  // Format 3: IEEE float.
  header.writeUInt16LE(3, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 4, 28)
  header.writeUInt16LE(4, 32)
  header.writeUInt16LE(32, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  await writeFile(path, Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, bytes)]))
}
