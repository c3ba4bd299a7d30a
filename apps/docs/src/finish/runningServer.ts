import { EXAMPLE_SERVER } from './exampleServer.ts'

/** Server attribute of an element; without it an element uses the server of its page. */
const BASE_URL = ` base-url="${EXAMPLE_SERVER}"`

/** Import of the React styles. The example page adds them itself, see `loadStyles.ts`. */
const STYLES = /^import '@voice-rankings\/react\/styles\.css'$/m

/** Vite plugin that makes built examples call the server that serves the docs. */
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
