import type { OutputFormat } from '@voice-rankings/contract'

/** Samples a second of bare PCM, which cannot say it itself. */
export const PCM_RATE = 24_000

/** What each format is called on the wire. */
export const MEDIA_TYPES: Readonly<Record<OutputFormat, string>> = {
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  opus: 'audio/ogg; codecs=opus',
  aiff: 'audio/aiff',
  aac: 'audio/aac',
  pcm: `audio/pcm; rate=${PCM_RATE}`,
  m4a: 'audio/mp4',
}
