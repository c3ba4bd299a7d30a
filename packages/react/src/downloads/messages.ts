import type { OutputFormat } from '@voice-rankings/contract'

/** Texts of the downloads. */
export const downloadsMessages = {
  /** Accessible name of the button group. */
  label: 'Download',
  download: 'Download mp3',
  downloadHint: 'Audio Format (.mp3)',
  formats: 'Download in different audio formats',
  nothing: 'No audio yet',
  descriptions: {
    wav: 'Uncompressed',
    ogg: 'Open, small',
    flac: 'Lossless',
    opus: 'Smallest',
    aiff: 'For editors',
    aac: 'For phones',
    pcm: 'Raw samples',
    m4a: 'For Apple devices',
  } satisfies Record<OutputFormat, string>,
  converting: 'Converting…',
  saved: 'Saved',
  /** Announced to screen readers. */
  convertingFormat: (format: OutputFormat) => `Converting to ${format}`,
  savedFormat: (format: OutputFormat) => `Saved as ${format}`,
  failed: 'Sorry, the audio could not be downloaded. Please check the console for more details.',
  conversionFailed: 'Conversion failed. Please try again.',
  nothingReceived: 'No audio data received from converter',
  notSaved: 'Failed to download converted audio',
}

export type DownloadsMessages = typeof downloadsMessages
