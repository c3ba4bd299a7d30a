/** True when the browser supports the CSS Custom Highlight API. */
export const canPaintWords: boolean = 'Highlight' in globalThis
