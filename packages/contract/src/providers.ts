import * as v from 'valibot'
import { object } from './object.ts'
import { VoiceLicence, VoicePrice } from './voices.ts'

/** A provider with what its voices cost and how they are licensed, whatever other filters say. */
export const ProviderSummary = object({
  voice_service: v.string(),
  /** Host name of the provider. */
  voice_service_alias: v.string(),
  voice_count: v.number(),
  /** Number of its voices that cost nothing. */
  free_count: v.number(),
  /** Prices of its other voices, one for each unit and currency. */
  price_ranges: v.array(
    object({
      lowest: v.number(),
      highest: v.number(),
      unit: VoicePrice.entries.unit,
      currency: VoicePrice.entries.currency,
    }),
  ),
  /** Different licences of its voices; empty if it states none. */
  licences: v.array(VoiceLicence),
})
export type ProviderSummary = v.InferOutput<typeof ProviderSummary>

/** Number of voices of a provider, under all filters except that of the provider. */
export const ProviderCount = object({
  value: v.string(),
  count: v.number(),
  /** Host name of the provider, for its icon. */
  host: v.string(),
})
export type ProviderCount = v.InferOutput<typeof ProviderCount>
