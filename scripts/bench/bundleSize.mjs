// Prints bundle sizes as `[{ minifiedBytes, gzipBytes, lazyGzipBytes }]`. Runs on the pinned Node, by measureSize.mjs,
// which passes a file listing `{ source, exported, eager }`. Without `exported` the bundle uses no export; with `eager`
// lazy chunks are not bundled.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { WEIGHED } from './bundled.mjs'

/** Output files loaded at once (the entry and its static imports) and on demand. */
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

/**
 * Keeps dynamic imports external. esbuild would make a lazy module eager if it is also re-exported beside eager code;
 * other bundlers do not.
 */
const leaveLazy = {
  name: 'leave-lazy',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

async function weigh({ source, exported, eager: isEager = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-size-'))
  try {
    const entry = join(folder, 'entry.ts')
    const from = JSON.stringify(resolve(source))
    writeFileSync(entry, exported ? `export ${exported} from ${from}` : `import ${from}`)
    const { metafile } = await build({
      entryPoints: { entry },
      ...WEIGHED,
      metafile: true,
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      loader: { '.svg': 'empty' },
      plugins: isEager ? [leaveLazy] : [],
      // Same JSX transform as in the package build.
      jsx: 'automatic',
      outdir: join(folder, 'out'),
    })
    const { outputs } = metafile
    const main = Object.keys(outputs).find((path) => /entry\.m?js$/.test(path))
    const [eager, lazy] = split(outputs, main)
    const minifiedBytes = eager.reduce((sum, path) => sum + outputs[path].bytes, 0)
    return { minifiedBytes, gzipBytes: gzipBytes(eager), lazyGzipBytes: gzipBytes(lazy) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const weights = []
for (const bundle of JSON.parse(readFileSync(process.argv[2], 'utf8'))) weights.push(await weigh(bundle))
console.log(JSON.stringify(weights))
