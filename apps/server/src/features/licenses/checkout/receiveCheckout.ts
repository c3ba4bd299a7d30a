import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Config } from '../../../kernel/config/config.ts'
import { users } from '../../../kernel/database/accountTables.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { ApiError, starting } from '../../../kernel/http/apiError.ts'
import type { AppEnv } from '../../../kernel/http/appEnv.ts'
import type { Log } from '../../../kernel/log/createLog.ts'
import { issueLicense, refundOrder } from '../licenseStore.ts'
import type { OrderEvent } from './checkoutScheme.ts'
import { SCHEMES } from './schemes.ts'

/** Address for the events of the payment provider. */
const CHECKOUT_PATH = '/api/v1/checkout/events'

/** Events have a few kilobytes. */
const MAX_BYTES = 512 * 1024

interface CheckoutOptions {
  /** Undefined while the server starts. */
  services: { config: Pick<Config, 'plans' | 'checkoutSecret'>; database: Database } | undefined
  log: Log
}

/**
 * Receives the signed events of the payment provider: a paid order makes a license, and a full refund revokes it. Each
 * order has one license, so that repeated events, in any order, change nothing. An event that cannot be stored is answered
 * with an error, after which the provider sends it again.
 */
export function receiveCheckout(app: Hono<AppEnv>, { services, log }: CheckoutOptions): void {
  const refuseLarge = (): never => {
    throw new ApiError('body_too_large', `The body is larger than ${MAX_BYTES} bytes.`)
  }
  app.post(CHECKOUT_PATH, bodyLimit({ maxSize: MAX_BYTES, onError: refuseLarge }), async (context) => {
    if (!services) throw starting()
    const { plans, checkoutSecret } = services.config
    if (plans?.checkout === undefined || checkoutSecret === undefined) {
      throw new ApiError('not_found', 'This server sells nothing. Set PLANS_FILE and CHECKOUT_SECRET.')
    }
    const scheme = SCHEMES[plans.checkout]
    const body = new Uint8Array(await context.req.arrayBuffer())
    if (!scheme.isSigned(body, context.req.raw.headers, checkoutSecret)) {
      throw new ApiError(
        'forbidden',
        `The event is not signed by ${plans.checkout}, or is too old. Check CHECKOUT_SECRET and the clock of this server.`,
      )
    }
    const event = readEvent(body, scheme.read)
    if (event) await store(event, plans.checkout)
    return context.json({ received: true })
  })

  async function store(event: OrderEvent, provider: string): Promise<void> {
    if (!services) return
    const { config, database } = services
    const orderKey = `${provider}:${event.order}`
    if (event.kind === 'refunded') {
      await refundOrder(database, orderKey)
      log.info(`Order ${orderKey} was refunded, and its license revoked.`)
      return
    }
    const plan = config.plans?.plans.find(({ product }) => product === event.product)
    if (!plan) {
      // Other products of the same provider are of no concern.
      log.info(`Order ${orderKey} is of the product ${event.product}, which no plan in PLANS_FILE has.`)
      return
    }
    const buyerId = await findUser(database, event.userId)
    const license = await issueLicense(database.queries, { plan, orderKey, buyerId })
    if (!license) return
    const remedy = `No account was named: give the buyer a key by "license issue --order ${orderKey}".`
    log.info(`Order ${orderKey} of the plan ${plan.id} was paid. ${buyerId === null ? remedy : ''}`.trim())
  }
}

function readEvent(body: Uint8Array, read: (event: unknown) => OrderEvent | null): OrderEvent | null {
  try {
    return read(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError || error instanceof v.ValiError)) throw error
    throw new ApiError('invalid_request', 'The event has another form than expected.', { cause: error })
  }
}

async function findUser({ queries }: Database, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [user] = await queries.select({ id: users.user_id }).from(users).where(eq(users.user_id, id))
  return user?.id ?? null
}
