import { fromInt16 } from '../../../kernel/audio/formats/fromInt16.ts'
import type { Speech } from '../engine.ts'
import { UpstreamError } from '../speechError.ts'

/** Speech from a provider's raw signed 16-bit samples, little-endian; throws for half a sample, which was cut off. */
export function samplesOf(name: string, bytes: Uint8Array, sampleRate: number): Speech['audio'] {
  if (bytes.byteLength % 2 !== 0) throw new UpstreamError(name, 'Its audio ends inside a sample.')
  return { samples: fromInt16(bytes), sampleRate }
}
