/** Sides of a pair, in reading order. */
export const BLIND_SIDES = ['left', 'right'] as const
export type BlindSide = (typeof BLIND_SIDES)[number]
