/** Stars a listener can give. Beside no schema, so that a player can check a kept vote without loading the validator. */
export const STAR_VALUES = [1, 2, 3, 4, 5] as const
