/** What elements extend. A server has no elements: there a class is a name to import, which nobody makes one of. */
export const ElementBase = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)
