import * as v from 'valibot'

/** Uses that a sentence of a blind pair stands for; `own` is the visitor's own sentence. */
export const BLIND_USES = ['narration', 'support', 'news', 'dialogue', 'numbers', 'own'] as const
/** One of {@link BLIND_USES}. */
export const BlindUse = v.picklist(BLIND_USES)
export type BlindUse = v.InferOutput<typeof BlindUse>
