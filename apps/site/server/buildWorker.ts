import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

/** The language detector, 280 kB, is loaded for texts to generate only, which needs the network anyway. */
const NOT_OFFLINE = /^detectLanguage-/

/**
 * Builds the service worker into one file without a hash in its name, by which browsers find its next version. It
 * contains the names of the built scripts and styles, so a new build is a new version.
 */
export async function buildWorker(root: string, clientDir: string): Promise<void> {
  const assets = await readdir(path.join(clientDir, 'assets'))
  const files = assets.filter((name) => /\.(js|css)$/.test(name) && !NOT_OFFLINE.test(name)).toSorted()
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILT_FILES: JSON.stringify(files.map((name) => `/assets/${name}`)),
      BUILD: JSON.stringify(createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(root, 'worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
