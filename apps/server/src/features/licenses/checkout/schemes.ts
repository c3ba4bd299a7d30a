import type { CheckoutProvider } from '../../../kernel/config/plansFile.ts'
import type { CheckoutScheme } from './checkoutScheme.ts'
import { lemonSqueezy } from './lemonSqueezy.ts'
import { polar } from './polar.ts'
import { stripe } from './stripe.ts'

/** Schemes of all payment providers. */
export const SCHEMES: Readonly<Record<CheckoutProvider, CheckoutScheme>> = { stripe, lemonsqueezy: lemonSqueezy, polar }
