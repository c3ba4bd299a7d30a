import { PRICE_LIMITS, type PriceTier, type ProviderSummary, type VoicePrice } from '@voice-rankings/contract'
import type { WritingMessages } from '../runtime/index.ts'
import type { VoicesMessages } from './messages.ts'

/** Price of a voice: `$16.00 per million characters`. */
export function priceText(price: VoicePrice | null, messages: VoicesMessages, { locale }: WritingMessages): string {
  if (!price) return messages.free
  const { perMillion, ...units } = price
  return rangeText({ lowest: perMillion, highest: perMillion, ...units }, messages, { locale })
}

type PriceRange = ProviderSummary['price_ranges'][number]

/** Prices from the lowest to the highest: `$4.00 – $16.00 per million characters`. */
export function rangeText(
  { lowest, highest, unit, currency }: PriceRange,
  messages: VoicesMessages,
  { locale }: Pick<WritingMessages, 'locale'>,
): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  })
  // People compare prices of time by the minute, and others by the million.
  const scale = unit === 'second' ? 60 / 1_000_000 : 1
  const amount =
    lowest === highest ? format.format(lowest * scale) : format.formatRange(lowest * scale, highest * scale)
  return messages.priceOf(amount, messages.units[unit])
}

/** Price filter: `Up to $20`. */
export function tierText(tier: PriceTier | 'all', messages: VoicesMessages, { locale }: WritingMessages): string {
  const dollars = (amount: number) =>
    amount.toLocaleString(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const texts: Record<typeof tier, () => string> = {
    all: () => messages.anyPrice,
    free: () => messages.free,
    low: () => messages.priceUpTo(dollars(PRICE_LIMITS.low)),
    medium: () => messages.priceUpTo(dollars(PRICE_LIMITS.medium)),
    high: () => messages.priceOver(dollars(PRICE_LIMITS.medium)),
    other: () => messages.priceOther,
  }
  return texts[tier]()
}
