import type { ErrorCode } from '@voice-rankings/contract'
import type { Document } from './document.ts'

/** What the thread answers to a source: its document, or why it is refused. */
export type ReadResult =
  | { readonly document: Document }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } }
