import type { ErrorCode } from '@voice-rankings/contract'
import type { Document } from './document.ts'

/** A text in one of the formats that can be read. */
export type TextSource =
  | {
      readonly kind: 'text' | 'markdown' | 'html'
      readonly text: string
      /** Names of the speakers of a dialogue; they are found if it is absent. */
      readonly speakers?: readonly string[] | undefined
    }
  | { readonly kind: 'epub'; readonly bytes: Uint8Array }

/** Maximum length of a text, in UTF-16 code units. */
export const DOCUMENT_LIMIT = 2_000_000

/** What the thread answers to a source: its document, or why it is refused. */
export type ReadResult =
  | { readonly document: Document }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } }
