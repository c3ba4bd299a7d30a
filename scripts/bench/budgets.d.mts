export const EMBED_BUDGET: Record<string, number>
export const WIRE_BUDGET: Record<'rest' | 'click' | 'batch', Record<string, number>>
