import type { PlayerMessages } from './messages.ts'
import type { Generation } from './playerState.ts'

type Texts = Pick<PlayerMessages, 'failedBody' | 'failedReasons'>

/** Why nothing was generated, in the server's words or those of the translation. */
export function failureText({ message, reason }: Extract<Generation, { status: 'failed' }>, texts: Texts): string {
  return message ?? (reason ? texts.failedReasons[reason] : texts.failedBody)
}
