/** A text to be spoken, in sections of paragraphs. */
export interface Document {
  readonly title: string | null
  readonly author: string | null
  /** Language as a canonical BCP 47 tag, such as `en-GB`; null if the source does not state it. */
  readonly languageCode: string | null
  /** At least one paragraph or title; a section begins at a heading. */
  readonly sections: readonly Section[]
}

interface Section {
  /** Text of the heading; null before the first heading. */
  readonly title: string | null
  readonly paragraphs: readonly Paragraph[]
}

export interface Paragraph {
  /**
   * Text without white space at its ends. It contains line breaks only where the source has them on purpose: in verse,
   * in addresses, and at `<br>`.
   */
  readonly text: string
  /** Name of the speaker in a dialogue, which is not in the text (see `splitSpeakers`). */
  readonly speaker: string | null
}

/** A heading or a paragraph, in reading order. */
export interface Block {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

/** What a source states about itself. */
export interface Details {
  readonly title?: string | null | undefined
  readonly author?: string | null | undefined
  /** Language tag as the source writes it. */
  readonly language?: string | null | undefined
}
