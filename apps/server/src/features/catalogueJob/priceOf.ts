import { modelName, type VoicePrice } from '@voice-rankings/contract'
import type { Config } from '../../kernel/config/config.ts'
import type { EngineVoice } from '../speech/engine.ts'

/** Settings of prices. */
export type Pricing = Pick<Config, 'voicePrices' | 'creditPrice'>

/**
 * Price of a voice: the operator's for its model or its service, otherwise the known one; null for a voice that costs
 * nothing. A unit costs a credit, or as many as its price exceeds that of a credit.
 */
export function priceOf(
  service: string,
  { speakerId, price: known }: EngineVoice,
  { voicePrices, creditPrice }: Pricing,
): VoicePrice | null {
  const own = voicePrices.get(`${service}/${modelName(speakerId)}`) ?? voicePrices.get(service)
  const perMillion = own ?? known?.perMillion ?? 0
  if (perMillion === 0) return null
  const { unit = 'character', currency = 'USD' } = known ?? {}
  const credits = creditPrice === 0 ? 1 : Math.max(1, perMillion / creditPrice)
  return { perMillion, unit, currency, credits }
}
