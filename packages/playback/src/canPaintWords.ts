/** Whether this browser can colour words without touching the document. */
export const canPaintWords: boolean = 'Highlight' in globalThis
