/** A text as it is sent to a provider, and the way back from the provider's places in it. */
export interface WrittenText {
  readonly written: string
  /** Place in the text, in UTF-16 units, of a place in what was sent, in bytes of UTF-8. */
  offsetAt(byte: number): number
}

interface Writing {
  before?: string
  after?: string
  /** Writes a character. Default: as it is. */
  write?: (character: string) => string
}

/** Writes a text between `before` and `after`, each of its characters by `write`. */
export function writeText(text: string, { before = '', after = '', write = String }: Writing = {}): WrittenText {
  const characters = [...text.toWellFormed()]
  let offset = 0
  let byte = Buffer.byteLength(before)
  let written = before
  const places = characters.map((character) => {
    const place = { offset, byte }
    const own = write(character)
    written += own
    byte += Buffer.byteLength(own)
    offset += character.length
    return place
  })
  return {
    written: written + after,
    offsetAt: (at) => places.findLast((place) => place.byte <= at)?.offset ?? 0,
  }
}
