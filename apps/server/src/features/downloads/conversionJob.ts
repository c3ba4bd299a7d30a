import type { OutputFormat } from '@voice-rankings/contract'
import type { AudioTags } from '../../kernel/audio/formats/audioTags.ts'

/** A stored mp3 to be written in another format. */
export interface ConversionJob {
  readonly mp3: Uint8Array
  readonly format: OutputFormat
  readonly tags: AudioTags
}
