import { createRequire } from 'node:module'

/** TypeScript with the JavaScript API, which the newest version no longer has, from API Extractor's dependency. */
export const ts = createRequire(import.meta.resolve('@microsoft/api-extractor'))('typescript')
