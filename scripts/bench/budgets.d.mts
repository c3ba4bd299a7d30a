export const EMBED_BUDGET: Record<string, number>
