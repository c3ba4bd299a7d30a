import type { AccountTexts } from '../accountTexts/english.ts'

/** Problem with a form, as a sentence for the user in a language. */
export type Problem = (texts: AccountTexts['problems']) => string
