import type { VoicePrice } from './voices.ts'

/**
 * Price filters, which include cheaper voices: speech that costs nothing, or up to a limit; then dearer speech, and prices
 * in other units than characters or other currencies than US dollars, which no limit compares.
 */
export const PRICE_TIERS = ['free', 'low', 'medium', 'high', 'other'] as const
/** One of {@link PRICE_TIERS}. */
export type PriceTier = (typeof PRICE_TIERS)[number]

/**
 * Price of speech in US dollars per million characters: 0 for speech that costs nothing, null for another unit or
 * currency.
 *
 * @example
 * dollarsPerMillion(null) // 0
 */
export function dollarsPerMillion(price: VoicePrice | null): number | null {
  if (price === null) return 0
  return price.unit === 'character' && price.currency === 'USD' ? price.perMillion : null
}

/** Highest price of the tiers with a limit, in US dollars per million characters; `high` is above all of them. */
export const PRICE_LIMITS = { low: 20, medium: 40 } as const satisfies Partial<Record<PriceTier, number>>
