import type { OutputFormat } from '@voice-rankings/contract'

/** Fixed sample rate of raw PCM, in Hz. */
export const PCM_RATE = 24_000

/** Media type (`Content-Type`) of each format. */
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
