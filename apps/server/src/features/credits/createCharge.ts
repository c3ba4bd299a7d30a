import { randomUUID } from 'node:crypto'
import { type ErrorCode, speechCost } from '@voice-rankings/contract'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { KnownIdentity, UserIdentity } from '../../kernel/identity/identity.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { InputUnit, Speech } from '../speech/engine.ts'
import type { Credits } from './createCredits.ts'
import type { Hold } from './createHold.ts'

/** Who pays for a synthesis: a user, or a visitor's device. */
export type Payer = Pick<UserIdentity, 'kind' | 'key' | 'user'> | Exclude<KnownIdentity, UserIdentity>

/** A synthesis to be paid for. */
export interface Order {
  readonly payer: Payer
  /** Network address of the client. */
  readonly client: string
  readonly text: string
  /** Id of the engine. */
  readonly engine: string
  readonly voiceId: string
  /** Unit in which the voice's engine charges. */
  readonly unit: InputUnit
  /** Credits that a unit costs. */
  readonly creditsPerUnit: number
  /** Limit of visitors that counts it. */
  readonly hold: Hold
}

/** Receipt of a payment, to be settled after the synthesis. */
interface Receipt {
  /** Settles the payment at the actual cost of the speech. */
  keep(billed: Speech['billed']): Promise<void>
  /** Refunds the payment of a failed synthesis. */
  giveBack(): Promise<void>
}

interface ChargeServices {
  credits: Credits
  metrics?: Pick<Metrics, 'countCredits'> | undefined
}

/**
 * Wraps a synthesis in its payment: users pay credits in the unit of the voice's service, visitors use up the hold
 * limit. The payment is refunded when the synthesis fails, or when its result has no bill. Throws `credits_used_up` or
 * `hold`.
 */
export function createCharge({ credits, metrics }: ChargeServices) {
  async function pay(order: Order): Promise<Receipt> {
    const { payer, client, text, hold } = order
    if (payer.kind === 'user') return payCredits({ credits, metrics }, payer, order)
    const giveBack = await hold.take({ key: payer.key, client }, text)
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

async function payCredits(
  { credits, metrics }: ChargeServices,
  { user }: Pick<UserIdentity, 'user'>,
  { text, engine, voiceId, unit, creditsPerUnit }: Order,
): Promise<Receipt> {
  const purchase = { userId: user.user_id, purpose: `speech ${randomUUID()}` }
  const estimate = speechCost(text, { unit, credits: creditsPerUnit })
  if (!(await credits.reserve(purchase, estimate, voiceId))) {
    const left = await credits.left(user.user_id)
    throw new ApiError(
      'credits_used_up',
      `This text costs ${estimate} credits; you have ${left}. Shorten the text, or ask the operator of this server for more credits.`,
    )
  }
  return {
    async keep({ count }) {
      const cost = Math.ceil(count * creditsPerUnit)
      // Not more than was shown, although a provider may bill a second request for the word times.
      const paid = await credits.settle(purchase, isExact(unit) ? Math.min(cost, estimate) : cost)
      metrics?.countCredits(engine, paid)
    },
    giveBack: () => credits.release(purchase),
  }
}

/** True for units that {@link speechCost} counts instead of estimating. */
const isExact = (unit: InputUnit) => unit === 'character' || unit === 'byte'

const REFUSALS: readonly ErrorCode[] = ['hold', 'credits_used_up', 'too_many_requests', 'busy']

/** True when a client was refused because of their own usage or waiting jobs. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.code)
}
