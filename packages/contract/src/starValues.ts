/**
 * Valid numbers of stars. Separate from schemas, so that a player can check a stored vote without loading the
 * validator.
 */
export const STAR_VALUES = [1, 2, 3, 4, 5] as const
