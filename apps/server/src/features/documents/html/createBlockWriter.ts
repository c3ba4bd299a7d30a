import type { Block } from '../document.ts'

/** Collects the text of elements as blocks, with white space collapsed as a browser does. */
export interface BlockWriter {
  say(text: string): void
  breakLine(): void
  /** Writes a heading of its own. */
  heading(text: string): void
  /** Begins a block. */
  begin(kind: Block['kind']): void
  /** Ends the block; in a cell of a table, only if text follows in the same cell. */
  endBlock(): void
  beginRow(): void
  /** Ends a cell, which a comma separates from the next. */
  endCell(): void
  endRow(): void
  /** Keeps line breaks from now on, or no longer. */
  keepLines(keeps: boolean): void
  /** Ends the last block and returns all. */
  end(): Block[]
}

export function createBlockWriter(): BlockWriter {
  const blocks: Block[] = []
  let parts: string[] = []
  let kind: Block['kind'] = 'paragraph'
  let keepsLines = false
  /** Number of open rows: tables may be nested. */
  let rows = 0
  /** What stands before the next text of a row. */
  let separator = ''

  function flush(): void {
    const text = parts
      .join('')
      .replaceAll(/[^\S\n]+/gu, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
    const paragraphs = kind === 'heading' ? [text.replaceAll(/\s+/gu, ' ')] : text.split(/\n{2,}/)
    for (const paragraph of paragraphs) if (paragraph.trim()) blocks.push({ kind, text: paragraph.trim() })
    parts = []
    separator = ''
    kind = 'paragraph'
  }

  function begin(next: Block['kind']): void {
    flush()
    kind = next
  }

  return {
    say(text) {
      const plain = text.replaceAll(/[\u00AD\u200B]/g, '')
      const kept = keepsLines ? plain.replaceAll(/\r\n?/g, '\n') : plain.replaceAll(/\s+/gu, ' ')
      const isBlank = kept.trim() === ''
      if (isBlank && (parts.length === 0 || separator !== '')) return
      if (parts.length > 0) parts.push(separator)
      separator = ''
      parts.push(kept)
    },
    breakLine: () => void (parts.length > 0 && parts.push('\n')),
    heading(text) {
      begin('heading')
      parts.push(text)
      flush()
    },
    begin,
    endBlock() {
      if (rows === 0 || kind === 'heading') flush()
      else if (separator === '') separator = '\n\n'
    },
    beginRow() {
      flush()
      rows += 1
    },
    endCell() {
      if (parts.length > 0) separator = ', '
    },
    endRow() {
      rows = Math.max(0, rows - 1)
      flush()
    },
    keepLines(keeps) {
      keepsLines = keeps
    },
    end() {
      flush()
      return blocks
    },
  }
}
