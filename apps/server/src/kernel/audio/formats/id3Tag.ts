/** Text encoding byte for UTF-8 ("ID3 tag version 2.4.0 - Native Frames", section 4). */
const UTF8 = 3

/** Contents of an ID3 tag; absent ones are not written. */
export interface Id3Tags {
  readonly title: string
  readonly artist: string
  readonly album: string
  /** Number of the track, and the number of all. */
  readonly track?: readonly [number: number, count: number]
  /** ISO 639-2 code of the language, of the sound and of the comment. */
  readonly language?: string
  readonly comment?: string
}

/** Builds an ID3v2.4 tag. */
export function id3Tag({ title, artist, album, track, language, comment }: Id3Tags): Uint8Array {
  const frames = Buffer.concat([
    textFrame('TIT2', title),
    textFrame('TPE1', artist),
    textFrame('TALB', album),
    ...(track ? [textFrame('TRCK', track.join('/'))] : []),
    ...(language === undefined ? [] : [textFrame('TLAN', language)]),
    // A comment has a language and a short description, here empty, before its text (section 4.10).
    ...(comment === undefined ? [] : [frame('COMM', Buffer.from(`${language ?? 'und'}\0${comment}`))]),
  ])
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), syncSafe(frames.length), frames])
}

function textFrame(id: string, text: string): Uint8Array {
  return frame(id, Buffer.from(text))
}

function frame(id: string, text: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(id), syncSafe(text.length + 1), Uint8Array.of(0, 0, UTF8), text])
}

/** Encodes a length as a syncsafe integer: seven bits per byte, so that it never looks like an MPEG frame header. */
function syncSafe(length: number): Uint8Array {
  return Uint8Array.of(length >> 21, length >> 14, length >> 7, length).map((byte) => byte & 0x7f)
}
