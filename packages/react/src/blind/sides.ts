/** Sides of a pair, in reading order. */
export const BLIND_SIDES = ['left', 'right'] as const
export type BlindSide = (typeof BLIND_SIDES)[number]

/** Letters that name the sides in every language. */
export const SIDE_LETTERS = { left: 'A', right: 'B' } as const satisfies Record<BlindSide, string>
