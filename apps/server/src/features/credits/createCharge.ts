import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@voice-rankings/contract'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { KnownIdentity, UserIdentity } from '../../kernel/identity/identity.ts'
import type { InputUnit, Speech } from '../speech/engine.ts'
import type { Credits } from './createCredits.ts'
import type { Hold } from './createHold.ts'

/** What is to be spoken, for whom. */
export interface Order {
  readonly identity: KnownIdentity
  /** Address that the request comes from. */
  readonly client: string
  readonly text: string
  readonly voiceId: string
  /** What the voice's engine charges for. */
  readonly unit: InputUnit
}

/** A synthesis that has been paid for, and is not done yet. */
interface Receipt {
  /** It was spoken: what it cost is known now. */
  keep(billed: Speech['billed']): Promise<void>
  /** Nothing came of it. */
  giveBack(): Promise<void>
}

/**
 * Makes what has a text really spoken, and paid for: a user pays credits, one for each unit that their voice's service
 * charges, and everybody else uses up the hold limit. It costs nothing when it fails, or when what is returned says of
 * no bill. Throws `credits_used_up` or `hold` when they cannot.
 */
export function createCharge({ credits, hold }: { credits: Credits; hold: Hold }) {
  async function pay(order: Order): Promise<Receipt> {
    const { identity, client } = order
    if (identity.kind === 'user') return payCredits(credits, identity, order)
    const giveBack = await hold.take({ key: identity.key, client })
    return { keep: () => Promise.resolve(), giveBack }
  }

  return async <Result extends { billed?: Speech['billed'] }>(
    order: Order,
    speak: () => Promise<Result>,
  ): Promise<Result> => {
    const receipt = await pay(order)
    try {
      const result = await speak()
      await (result.billed ? receipt.keep(result.billed) : receipt.giveBack())
      return result
    } catch (error) {
      await receipt.giveBack()
      throw error
    }
  }
}

async function payCredits(credits: Credits, { user }: UserIdentity, { text, voiceId, unit }: Order): Promise<Receipt> {
  const purchase = { userId: user.user_id, purpose: `speech ${randomUUID()}` }
  const estimate = estimateUnits(text, unit)
  if (!(await credits.reserve(purchase, estimate, voiceId))) {
    const left = await credits.left(user.user_id)
    throw new ApiError(
      'credits_used_up',
      `This text takes ${estimate} credits, and ${left} ${left === 1 ? 'is' : 'are'} left. Shorten the text, or ask the operator of this server for more credits.`,
    )
  }
  return {
    keep: ({ count }) => credits.settle(purchase, Math.ceil(count)),
    giveBack: () => credits.release(purchase),
  }
}

/** Most characters that are spoken in a second, so that the estimate is rather too low than an obstacle. */
const CHARACTERS_PER_SECOND = 20

/** What a text will cost, as far as that can be told before: exactly for characters and bytes. Never less than 1. */
function estimateUnits(text: string, unit: InputUnit): number {
  const estimates: Record<InputUnit, () => number> = {
    character: () => text.length,
    byte: () => Buffer.byteLength(text),
    // About four characters of English.
    token: () => text.length / 4,
    second: () => text.length / CHARACTERS_PER_SECOND,
  }
  return Math.max(1, Math.ceil(estimates[unit]()))
}

const REFUSALS: readonly ErrorCode[] = ['hold', 'credits_used_up', 'too_many_requests', 'busy']

/** Whether somebody was refused because of what they themselves have used up, or have waiting. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.code)
}
