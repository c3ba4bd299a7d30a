import { createMp3Writer, type Mp3Encoder } from './createMp3Writer.ts'

/** Encodes mono samples in -1…1 at once; see {@link createMp3Writer}. Throws a RangeError for an empty list as well. */
export async function encodeMp3(
  samples: Float32Array,
  sampleRate: number,
  encoder?: Mp3Encoder,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = await createMp3Writer(sampleRate, encoder)
  writer.write(samples)
  return writer.finish()
}
