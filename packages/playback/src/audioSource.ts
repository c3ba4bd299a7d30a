/** Audio to load: a hosted file, or an mp3 as base64. */
export type FileSource = { readonly url: string } | { readonly base64: string }

/** What a source does about failures of its sound. */
export interface Renewal {
  /** Called with each failure; true when it gives the media element a new address instead, so that there is no error. */
  readonly renew?: (media: HTMLMediaElement, error: PlaybackError) => boolean
}

/**
 * A media element of the host page, adopted in its current state, even while it plays. It is returned when its track is
 * no longer retained, and continues to play unless `stopsAtRelease`.
 */
export interface MediaElementSource {
  readonly media: HTMLMediaElement
  readonly stopsAtRelease?: boolean
}

/** Source of a track's audio. */
export type AudioSource = (FileSource | MediaElementSource) & Renewal

const BASE64 = /^[a-z\d+/\s]{64,}={0,2}$/i

/**
 * Parses an audio field of the API, which holds a URL or base64 text. Base64 of an mp3 often begins with `//`, so it is
 * distinguished from a path by missing characters: no URL has 64 characters without a dot or a dash.
 *
 * @example
 * const track = playback.track(readAudioSource('https://voices.example/sample.mp3'))
 */
export function readAudioSource(text: string): FileSource {
  return text.startsWith('data:') || BASE64.test(text) ? { base64: text } : { url: text }
}

/**
 * Key of a source, equal for equal sources, so that two players of one source share a track.
 *
 * @example
 * const isSame = sourceKey(track.source) === sourceKey({ url: 'https://voices.example/sample.mp3' })
 */
export function sourceKey(source: AudioSource): string | HTMLMediaElement {
  if ('media' in source) return source.media
  return 'url' in source ? source.url : `base64:${source.base64}`
}

export type PlaybackErrorCode = 'blocked' | 'network' | 'unreadable'

/**
 * Reason why audio does not play: `blocked` by the autoplay policy, a `network` error, or an `unreadable` file. The
 * message is for developers; show people a text for its code.
 */
export class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
  readonly code: PlaybackErrorCode
  constructor(code: PlaybackErrorCode, options?: ErrorOptions) {
    super(`The sound does not play: ${code}.`, options)
    this.code = code
  }
}
