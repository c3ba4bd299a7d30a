import * as v from 'valibot'

/** Genders of voices that are known. */
export const GENDERS = ['female', 'male'] as const
/** A known gender. */
export type KnownGender = (typeof GENDERS)[number]

/** Gender of a voice; `unknown` while its provider states none and its pitch was not measured. */
export const Gender = v.picklist([...GENDERS, 'unknown'])
export type Gender = v.InferOutput<typeof Gender>
