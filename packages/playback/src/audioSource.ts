/** A sound to be loaded: a hosted file, or the bytes of an mp3 as base64 text. */
export type FileSource = { readonly url: string } | { readonly base64: string }

/**
 * A media element of the page, taken over as it is, also while it plays. It is given back when nobody keeps its track any
 * more, playing on unless `stopsAtRelease`.
 */
export interface MediaElementSource {
  readonly media: HTMLMediaElement
  readonly stopsAtRelease?: boolean
}

/** Where the sound comes from. */
export type AudioSource = FileSource | MediaElementSource

const BASE64 = /^[a-z\d+/\s]{64,}={0,2}$/i

/**
 * Reads an audio field of the API, which holds an address or base64 text. Base64 of an mp3 often begins with `//`, so
 * it is told from a path by the characters it lacks: no address is 64 characters long without a dot or a dash.
 *
 * @example
 * const track = playback.track(readAudioSource('https://voices.example/sample.mp3'))
 */
export function readAudioSource(text: string): FileSource {
  return text.startsWith('data:') || BASE64.test(text) ? { base64: text } : { url: text }
}

/**
 * The same key for the same sound, so that two players of one sound share it.
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
 * Why a sound does not play: `blocked` by the browser's autoplay rule, a `network` failure, or a file that is
 * `unreadable`. Its message is for developers; show people a text of yours for its code.
 */
export class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
  readonly code: PlaybackErrorCode
  constructor(code: PlaybackErrorCode, options?: ErrorOptions) {
    super(`The sound does not play: ${code}.`, options)
    this.code = code
  }
}
