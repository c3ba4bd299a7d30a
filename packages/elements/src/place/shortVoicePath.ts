/** Optional origin and `/voice/`, then service, gender and speaker, then an optional view of the page. */
const PATH = /^([a-z]+:\/\/[^/]+)?\/?(voice\/)?([^/?#]+\/(fe)?male\/[^/?#]+)(\/[^/?#]*)?([?#].*)?$/i

/**
 * Escaped voice path of an address: `flite/female/slt--warm`, also from `/voice/…` or from the address of the voice's
 * page; undefined for other text.
 */
export const shortVoicePath = (text: string): string | undefined => PATH.exec(text)?.[3]
