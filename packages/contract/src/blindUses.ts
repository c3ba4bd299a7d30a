import * as v from 'valibot'

/** Uses with sentences of the server. */
export const GIVEN_BLIND_USES = ['narration', 'support', 'news', 'dialogue', 'numbers'] as const

/** Uses that a sentence of a blind pair stands for; `own` is the visitor's own sentence. */
export const BLIND_USES = [...GIVEN_BLIND_USES, 'own'] as const
/** One of {@link BLIND_USES}. */
export const BlindUse = v.picklist(BLIND_USES)
export type BlindUse = v.InferOutput<typeof BlindUse>
