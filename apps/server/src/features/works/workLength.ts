import { WORK_LIMITS } from '@voice-rankings/contract'
import type { StoredSection } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { accountLevel, type Identity } from '../../kernel/identity/identity.ts'

/** Room for markup: a source may be so many times as long as the text in it. */
const MARKUP_FACTOR = 4

/**
 * Throws `text_too_long` before a source of `length` UTF-16 code units is read that is far too long for its owner:
 * reading it takes seconds.
 */
export function refuseLarge(length: number, identity: Identity): void {
  const excess = length - MARKUP_FACTOR * WORK_LIMITS[levelOf(identity)]
  if (excess > 0) throw tooLong(identity, excess)
}

/** Throws `text_too_long` for a text above the limit of its owner, and `text_unspeakable` for one without words. */
export function refuseLong(sections: readonly StoredSection[], identity: Identity): void {
  const texts = sections.flatMap(({ title, paragraphs }) => [title ?? '', ...paragraphs.map(({ text }) => text)])
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const excess = length - WORK_LIMITS[levelOf(identity)]
  if (excess > 0) throw tooLong(identity, excess)
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text))) {
    throw new ApiError('text_unspeakable', 'The text has no words to speak. Write some words.')
  }
}

function levelOf(identity: Identity): keyof typeof WORK_LIMITS {
  if (identity.kind !== 'user') return 'visitor'
  return accountLevel(identity) > 0 ? 'paid' : 'free'
}

function tooLong(identity: Identity, excess: number): ApiError {
  const level = levelOf(identity)
  const advice = level === 'visitor' ? 'Log in for longer texts, or split it.' : 'Split it.'
  return new ApiError('text_too_long', `The text exceeds ${WORK_LIMITS[level]} characters by ${excess}. ${advice}`)
}
