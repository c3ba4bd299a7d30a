import type { BinaryLike } from 'node:crypto'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an event of a payment provider says about an order. */
export type OrderEvent =
  | {
      readonly kind: 'paid'
      /** Id of the order at the provider, the same in the events of its refund. */
      readonly order: string
      /** Id of the sold product: `product` of a plan. */
      readonly product: string
      /** User id from the address of the checkout page; null without one. */
      readonly userId: string | null
    }
  | { readonly kind: 'refunded'; readonly order: string }

/** Checkout pages and events of a payment provider. */
export interface CheckoutScheme {
  /** Query parameter of checkout pages that returns in events. */
  readonly userParameter: string
  /** True if the provider signed this body. */
  isSigned(body: Uint8Array, headers: Headers, secret: string): boolean
  /** Reads an event; null for one of no concern. Throws a `ValiError` if a field that it needs is missing. */
  read(event: unknown): OrderEvent | null
}

/** Maximum age of a signature with a time, in s: an older event may be a replay. */
export const SIGNATURE_TOLERANCE_S = 300

/** True if a time in seconds since 1970, as text, is near the present. */
export function isRecent(seconds: string): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(Date.now() / 1000 - Number(seconds)) <= SIGNATURE_TOLERANCE_S
}

/** HMAC-SHA256 of several parts. */
export function hmacOf(secret: BinaryLike, ...parts: (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** Compares a signature in constant time. */
export function isSame(expected: Buffer, text: string, encoding: 'hex' | 'base64'): boolean {
  const given = Buffer.from(text, encoding)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
