/**
 * True for the origin of a browser extension, such as `chrome-extension://<id>`. Its host is the same in each Chromium, and
 * another one in each Firefox. `URL` has no origins of these schemes.
 */
export const isExtensionOrigin = (origin: string): boolean => /^(chrome|moz)-extension:\/\/[a-z0-9-]+$/.test(origin)
