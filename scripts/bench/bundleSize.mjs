// Prints what a bundle weighs as `{ minifiedBytes, gzipBytes, lazyGzipBytes }`. Runs on the pinned Node, by measureSize.mjs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'

const [source, exported] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-size-'))

/** The entry and everything it imports at once; what it imports on demand is left to the second list. */
function split(outputs, entry) {
  const eager = new Set()
  const follow = (path) => {
    if (eager.has(path) || !outputs[path]) return
    eager.add(path)
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') follow(next)
  }
  follow(entry)
  const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'))
  return [scripts.filter((path) => eager.has(path)), scripts.filter((path) => !eager.has(path))]
}

const gzipBytes = (paths) => paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0)

try {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export ${exported} from ${JSON.stringify(resolve(source))}`)
  await build({
    entry: { entry },
    config: false,
    silent: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    splitting: true,
    metafile: true,
    noExternal: [/^(?!react(-dom)?(\/|$))/],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    loader: { '.svg': 'empty' },
    env: { NODE_ENV: 'production' },
    // As the package is built.
    esbuildOptions: (options) => void (options.jsx = 'automatic'),
    outDir: join(folder, 'out'),
  })
  const { outputs } = JSON.parse(readFileSync(join(folder, 'out', 'metafile-esm.json'), 'utf8'))
  const main = Object.keys(outputs).find((path) => /entry\.m?js$/.test(path))
  const [eager, lazy] = split(outputs, main)
  const minifiedBytes = eager.reduce((sum, path) => sum + outputs[path].bytes, 0)
  console.log(JSON.stringify({ minifiedBytes, gzipBytes: gzipBytes(eager), lazyGzipBytes: gzipBytes(lazy) }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
