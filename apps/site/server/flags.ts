import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = 'flags/4x3'
const FILE = /^\/flags\/4x3\/([a-z-]+\.svg)$/

/** Serves the flags of all countries from the site itself, one small file each, so that a page fetches only those it shows. */
export function flags(): Plugin {
  const require = createRequire(import.meta.resolve('@voice-rankings/react'))
  const folder = path.join(path.dirname(require.resolve('flag-icons/package.json')), FOLDER)
  return {
    name: 'voice-rankings:flags',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: readFileSync(path.join(folder, name)) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = FILE.exec(request.url ?? '')?.[1]
        if (name === undefined || !readdirSync(folder).includes(name)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(readFileSync(path.join(folder, name)))
      })
    },
  }
}
