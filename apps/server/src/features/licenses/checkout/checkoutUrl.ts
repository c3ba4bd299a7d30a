import type { CheckoutProvider, PlanSettings } from '../../../kernel/config/plansFile.ts'
import { SCHEMES } from './schemes.ts'

/** Checkout page of a plan for a user, whose id returns in the event of the payment; null without one. */
export function checkoutUrl(
  provider: CheckoutProvider | undefined,
  { checkoutUrl: page }: Pick<PlanSettings, 'checkoutUrl'>,
  userId: string,
): string | null {
  if (provider === undefined || page === undefined) return null
  const url = new URL(page)
  url.searchParams.set(SCHEMES[provider].userParameter, userId)
  return url.href
}
