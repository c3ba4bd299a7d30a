/** Longest stretch given to Gnuspeech at once, in characters; its time grows faster than the text. */
const MAX_CHARACTERS = 400

/** Cuts a text at the ends of its sentences, and an overlong sentence between words, into parts that have something to say. */
export function splitUtterances(text: string): string[] {
  const sentences = text.split(/(?<=[.!?]["')]*) +/u)
  const parts: string[] = []
  for (const sentence of sentences) {
    let rest = sentence.trim()
    while (rest.length > MAX_CHARACTERS) {
      const space = rest.lastIndexOf(' ', MAX_CHARACTERS)
      const cut = space > 0 ? space : MAX_CHARACTERS
      parts.push(rest.slice(0, cut))
      rest = rest.slice(cut).trim()
    }
    parts.push(rest)
  }
  // A part without letters is joined to nothing: Gnuspeech throws on it.
  return parts.filter((part) => /[a-z0-9]/iu.test(part))
}
