import * as v from 'valibot'
import { type CheckoutScheme, hmacOf, isRecent, isSame } from './checkoutScheme.ts'

const Session = v.object({
  payment_intent: v.nullish(v.string()),
  payment_link: v.nullish(v.string()),
  payment_status: v.string(),
  client_reference_id: v.nullish(v.string()),
  id: v.string(),
})
const Charge = v.object({ payment_intent: v.nullish(v.string()), refunded: v.boolean() })
const Event = v.variant('type', [
  v.object({
    type: v.picklist(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
    data: v.object({ object: Session }),
  }),
  v.object({ type: v.literal('charge.refunded'), data: v.object({ object: Charge }) }),
])
const TYPES = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'charge.refunded'])

/**
 * Payment links of Stripe. The signature is that of https://docs.stripe.com/webhooks/signature. An order is named by its
 * payment intent, which the session and the refunded charge have in common.
 */
export const stripe: CheckoutScheme = {
  userParameter: 'client_reference_id',

  isSigned(body, headers, secret) {
    const pairs = (headers.get('stripe-signature') ?? '').split(',').map((pair) => pair.trim().split('=', 2))
    const time = pairs.find(([name]) => name === 't')?.[1] ?? ''
    if (!isRecent(time)) return false
    const expected = hmacOf(secret, `${time}.`, body)
    return pairs.some(([name, value = '']) => name === 'v1' && isSame(expected, value, 'hex'))
  },

  read(event) {
    if (!TYPES.has(v.parse(v.object({ type: v.string() }), event).type)) return null
    const { type, data } = v.parse(Event, event)
    if (type === 'charge.refunded') {
      const { refunded, payment_intent } = data.object
      // A partial refund leaves the license as it is.
      return refunded && payment_intent ? { kind: 'refunded', order: payment_intent } : null
    }
    const { payment_status, payment_link, payment_intent, client_reference_id, id } = data.object
    // A session of another kind of checkout has no link; a delayed payment is reported by a second event.
    if (payment_status === 'unpaid' || !payment_link) return null
    return {
      kind: 'paid',
      // A free order, by a discount, has no payment.
      order: payment_intent ?? id,
      product: payment_link,
      userId: client_reference_id ?? null,
    }
  },
}
