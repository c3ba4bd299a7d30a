import type { VoicePrice } from '@voice-rankings/contract'
import type { WritingMessages } from '../runtime/index.ts'
import type { LeaderboardMessages } from './messages.ts'

/** Price without its usual unit, a million characters: `free`, `$16`, or `$0.02 per minute`. */
export function priceText(
  price: Pick<VoicePrice, 'perMillion' | 'unit' | 'currency'> | null,
  { blind: texts }: LeaderboardMessages,
  { locale }: WritingMessages,
): string {
  if (price === null) return texts.free
  const { perMillion, unit, currency } = price
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    maximumFractionDigits: 3,
  }).format(unit === 'second' ? (perMillion * 60) / 1_000_000 : perMillion)
  return unit === 'character' ? amount : `${amount} ${texts.priceUnits[unit]}`
}

/** Price in US dollars per million characters; 0 is `free`. */
export const dollarText = (dollars: number, texts: LeaderboardMessages, writing: WritingMessages): string =>
  priceText(dollars === 0 ? null : { perMillion: dollars, unit: 'character', currency: 'USD' }, texts, writing)
