import { EXAMPLE_SERVER } from './exampleServer.ts'

/** What an element says of its server; without it, that is the one of its page. */
const BASE_URL = ` base-url="${EXAMPLE_SERVER}"`

/** Styles that pages of no React would have as well: the page of an example adds them, see `loadStyles.ts`. */
const STYLES = /^import '@voice-rankings\/react\/styles\.css'$/m

/** A Vite plugin that lets examples that are built call the server that serves the docs, whichever that is. */
export function runningServer() {
  return {
    name: 'voice-rankings:running-server',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!/\/examples\/.*\.(?:tsx?|vue|svelte)$/.test(id)) return null
      return code
        .replace(STYLES, '')
        .replaceAll(BASE_URL, '')
        .replaceAll(`'${EXAMPLE_SERVER}'`, 'location.origin')
        .replaceAll(`"${EXAMPLE_SERVER}/`, '"/')
    },
  }
}
