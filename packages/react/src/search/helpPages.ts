import type { SearchMessages } from './messages.ts'

/** Subject of a page of help. */
export type HelpTopic = keyof SearchMessages['help']

/** Page of help that the search may lead to. */
export interface HelpPage {
  /** Subject, which decides its title and the words that find it. */
  readonly topic: HelpTopic
  /** Address of the page. */
  readonly path: string
}

/** Number of letters from which the beginning of a word finds a page. */
const BEGINNING = 3

/** Pages that a word of the text is about: it begins with one of their words, or is the beginning of one. */
export function helpFor(text: string, pages: readonly HelpPage[], messages: SearchMessages): HelpPage[] {
  const typed = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  const matches = (known: string) =>
    typed.some((word) => word.startsWith(known) || (word.length >= BEGINNING && known.startsWith(word)))
  return pages.filter(({ topic }) => messages.help[topic].words.split(' ').some(matches))
}
