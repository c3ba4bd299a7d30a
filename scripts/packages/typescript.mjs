import { createRequire } from 'node:module'

/** TypeScript with the JavaScript API, which the newest has no longer: the one that the extractor brings. */
export const ts = createRequire(import.meta.resolve('@microsoft/api-extractor'))('typescript')
