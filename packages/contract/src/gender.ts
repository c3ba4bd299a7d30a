import * as v from 'valibot'

/** Genders of voices. */
export const GENDERS = ['female', 'male'] as const
export const Gender = v.picklist(GENDERS)
export type Gender = v.InferOutput<typeof Gender>
