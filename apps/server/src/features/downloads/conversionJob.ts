import type { OutputFormat } from '@voice-rankings/contract'
import type { AudioTags } from '../../kernel/audio/formats/audioTags.ts'

/** Conversion of a stored mp3 to another format. */
export interface ConversionJob {
  readonly mp3: Uint8Array
  readonly format: OutputFormat
  readonly tags: AudioTags
}
