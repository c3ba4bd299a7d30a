import { EXAMPLE_SERVER } from './exampleServer.ts'

/** A Vite plugin that lets examples written in TypeScript call the server that serves the docs, whichever that is. */
export function runningServer() {
  return {
    name: 'voice-rankings:running-server',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      return /\/examples\/.*\.tsx?$/.test(id) ? code.replaceAll(`'${EXAMPLE_SERVER}'`, 'location.origin') : null
    },
  }
}
