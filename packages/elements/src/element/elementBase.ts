/** Base class of the elements. On a server, where HTMLElement is missing, the class can only be imported. */
export const ElementBase = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)
