import * as v from 'valibot'
import { type CheckoutScheme, hmacOf, isSame } from './checkoutScheme.ts'

const Meta = v.object({
  event_name: v.string(),
  custom_data: v.nullish(v.object({ user_id: v.nullish(v.union([v.string(), v.number()])) })),
})
const Order = v.object({
  id: v.string(),
  attributes: v.object({
    status: v.string(),
    first_order_item: v.object({ variant_id: v.union([v.string(), v.number()]) }),
  }),
})

/**
 * Orders of Lemon Squeezy, whose events have neither an id nor a time: a replayed one is recognized by its order. The
 * signature is that of https://docs.lemonsqueezy.com/help/webhooks/signing-requests.
 */
export const lemonSqueezy: CheckoutScheme = {
  userParameter: 'checkout[custom][user_id]',

  isSigned(body, headers, secret) {
    return isSame(hmacOf(secret, body), headers.get('x-signature') ?? '', 'hex')
  },

  read(event) {
    const { meta } = v.parse(v.object({ meta: Meta }), event)
    if (meta.event_name !== 'order_created' && meta.event_name !== 'order_refunded') return null
    const { id, attributes } = v.parse(v.object({ data: Order }), event).data
    // A partial refund has the status `partial_refund` and leaves the license as it is.
    if (meta.event_name === 'order_refunded') {
      return attributes.status === 'refunded' ? { kind: 'refunded', order: id } : null
    }
    if (attributes.status !== 'paid') return null
    const userId = meta.custom_data?.user_id ?? null
    return {
      kind: 'paid',
      order: id,
      product: String(attributes.first_order_item.variant_id),
      userId: userId === null ? null : String(userId),
    }
  },
}
