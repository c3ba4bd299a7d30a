/** A word of a text or of SSML. */
interface MarkedWord {
  readonly word: string
  /** Place in what was received, in UTF-16 units, of a place in the word. */
  at(place: number): number
}

/** Words between the tags of SSML, with escapes undone. */
export function wordsOfMarkup(markup: string): MarkedWord[] {
  return [...markup.matchAll(/<[^>]*>|[^\s<]+/g)]
    .filter(([part]) => !part.startsWith('<'))
    .map((match) => {
      // Each escape stands for one character.
      const units = match[0].match(/&(?:[a-z]+|#39);|[^]/g) ?? []
      return {
        word: units.map(unescaped).join(''),
        at: (place) => match.index + units.slice(0, place).join('').length,
      }
    })
}

/** Words of a text. */
export function wordsOfText(text: string): MarkedWord[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], at: (place) => match.index + place }))
}

/** A word as providers report it, without the punctuation around it, and its place in what was received. */
export function reportedPart({ word, at }: MarkedWord): { word: string; index: number } | undefined {
  const match = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)
  return match ? { word: match[0], index: at(match.index) } : undefined
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

function unescaped(unit: string): string {
  return ENTITIES[unit.slice(1, -1)] ?? unit
}

/** Speed factor of the `rate` of SSML, which is a percentage of the normal speed, or with a sign a change; 1 without one. */
export function speedOfMarkup(markup: string): number {
  const [, sign = '', percent = '100'] = /<prosody rate="([+-]?)(\d+)%">/.exec(markup) ?? []
  return (sign ? 1 : 0) + Number(`${sign}${percent}`) / 100
}
