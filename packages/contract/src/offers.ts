/**
 * What a voice offers, as filters: commercial use allowed by its licence, word times from its engine, and whether it is
 * measured.
 */
export const VOICE_OFFERS = ['commercial', 'timed', 'measured', 'unmeasured'] as const
/** One of {@link VOICE_OFFERS}. */
export type VoiceOffer = (typeof VOICE_OFFERS)[number]

/** Offers of which a voice has exactly one. */
export const OPPOSITE_OFFERS: Readonly<Partial<Record<VoiceOffer, VoiceOffer>>> = {
  measured: 'unmeasured',
  unmeasured: 'measured',
}
