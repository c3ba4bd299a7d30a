/**
 * What a voice offers, as filters: speech that costs nothing, commercial use allowed by its licence, word times from its
 * engine, and whether it is measured.
 */
export const VOICE_OFFERS = ['free', 'commercial', 'timed', 'measured', 'unmeasured'] as const
/** One of {@link VOICE_OFFERS}. */
export type VoiceOffer = (typeof VOICE_OFFERS)[number]
