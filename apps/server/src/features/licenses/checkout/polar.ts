import * as v from 'valibot'
import { type CheckoutScheme, hmacOf, isRecent, isSame } from './checkoutScheme.ts'

const Order = v.object({
  id: v.string(),
  status: v.string(),
  product_id: v.nullish(v.string()),
  metadata: v.nullish(v.record(v.string(), v.unknown())),
})

/**
 * Checkout links of Polar. The signature is that of https://www.standardwebhooks.com, whose key is the secret as Polar
 * shows it, not decoded.
 */
export const polar: CheckoutScheme = {
  userParameter: 'reference_id',

  isSigned(body, headers, secret) {
    const [id, time] = [headers.get('webhook-id') ?? '', headers.get('webhook-timestamp') ?? '']
    if (id === '' || !isRecent(time)) return false
    const expected = hmacOf(secret, `${id}.${time}.`, body)
    const signatures = (headers.get('webhook-signature') ?? '').split(' ')
    return signatures.some((text) => text.startsWith('v1,') && isSame(expected, text.slice(3), 'base64'))
  },

  read(event) {
    const { type } = v.parse(v.object({ type: v.string() }), event)
    if (type !== 'order.paid' && type !== 'order.refunded') return null
    const { id, status, product_id, metadata } = v.parse(v.object({ data: Order }), event).data
    // A partial refund has the status `partially_refunded` and leaves the license as it is.
    if (type === 'order.refunded') return status === 'refunded' ? { kind: 'refunded', order: id } : null
    if (!product_id) return null
    const userId = metadata?.['reference_id']
    return { kind: 'paid', order: id, product: product_id, userId: typeof userId === 'string' ? userId : null }
  },
}
