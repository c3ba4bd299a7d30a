import { randomUUID } from 'node:crypto'
import { type ErrorCode, speechCost, type VoicePrice } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { KnownIdentity, UserIdentity } from '../../kernel/identity/identity.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { EngineCapabilities, InputUnit, Speech } from '../speech/engine.ts'
import { createCredits } from './createCredits.ts'
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

/** Unit of a voice's speech and its price in credits: a unit of a voice that costs nothing costs a credit. */
export const unitPrice = (
  price: VoicePrice | null,
  capabilities: EngineCapabilities | undefined,
): Pick<Order, 'unit' | 'creditsPerUnit'> => ({
  unit: price?.unit ?? capabilities?.maxInput.unit ?? 'character',
  creditsPerUnit: price?.credits ?? 1,
})

/**
 * Settles a payment at the actual cost of the speech. Called in the transaction that stores the speech, so that a
 * process that is killed leaves neither unpaid speech nor a payment without speech.
 */
export type Settle = (transaction: Pick<Database, 'queries'>, billed: Speech['billed']) => Promise<void>

/** Receipt of a payment, to be settled with the synthesis. */
interface Receipt {
  /** Settles the payment, and returns the charged credits. */
  settle(...args: Parameters<Settle>): Promise<number>
  /** Refunds the payment of a failed synthesis. */
  giveBack(): Promise<void>
}

interface ChargeServices {
  database: Database
  metrics?: Pick<Metrics, 'countCredits'> | undefined
}

/**
 * Wraps a synthesis in its payment: users pay credits in the unit of the voice's service, visitors use up the hold
 * limit. The payment is refunded when the synthesis fails, or does not settle it. Throws `credits_used_up` or `hold`.
 */
export function createCharge(services: ChargeServices) {
  async function pay(order: Order): Promise<Receipt> {
    const { payer, client, text, hold } = order
    if (payer.kind === 'user') return payCredits(services.database, payer, order)
    const giveBack = await hold.take({ key: payer.key, client }, text)
    return { settle: () => Promise.resolve(0), giveBack }
  }

  return async <Result>(order: Order, speak: (settle: Settle) => Promise<Result>): Promise<Result> => {
    const receipt = await pay(order)
    let paid: number | undefined
    try {
      const result = await speak(async (transaction, billed) => {
        paid = await receipt.settle(transaction, billed)
      })
      if (paid === undefined) await receipt.giveBack()
      else if (order.payer.kind === 'user') services.metrics?.countCredits(order.engine, paid)
      return result
    } catch (error) {
      await receipt.giveBack()
      throw error
    }
  }
}

async function payCredits(
  database: Database,
  { user }: Pick<UserIdentity, 'user'>,
  { text, voiceId, unit, creditsPerUnit }: Order,
): Promise<Receipt> {
  const credits = createCredits(database)
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
    settle(transaction, { count }) {
      const cost = Math.ceil(count * creditsPerUnit)
      // Not more than was shown, although a provider may bill a second request for the word times.
      return createCredits(transaction).settle(purchase, isExact(unit) ? Math.min(cost, estimate) : cost)
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
