import type { AudioTags } from './audioTags.ts'

/** Text encoding byte for UTF-8 ("ID3 tag version 2.4.0 - Native Frames", section 4). */
const UTF8 = 3

/** Builds an ID3v2.4 tag. */
export function id3Tag({ title, voice, provider }: AudioTags): Uint8Array {
  const frames = Buffer.concat([frame('TIT2', title), frame('TPE1', voice), frame('TALB', provider)])
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), syncSafe(frames.length), frames])
}

function frame(id: string, text: string): Uint8Array {
  const content = Buffer.from(`${String.fromCodePoint(UTF8)}${text}`)
  return Buffer.concat([Buffer.from(id), syncSafe(content.length), new Uint8Array(2), content])
}

/** Encodes a length as a syncsafe integer: seven bits per byte, so that it never looks like an MPEG frame header. */
function syncSafe(length: number): Uint8Array {
  return Uint8Array.of(length >> 21, length >> 14, length >> 7, length).map((byte) => byte & 0x7f)
}
