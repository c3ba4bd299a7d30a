import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runChild } from '../children.mjs'
import { ROOT } from '../paths.mjs'
import { layOut } from './layOut.mjs'

const HOME = join(ROOT, 'consumers')
const NOT_COPIED = /\/(node_modules|dist|\.next|\.astro)$/

/** Archives of a consumer's direct and transitive dependencies. */
function neededBy(manifest, archives) {
  const found = new Set()
  const add = (name) => {
    const one = archives.find((archive) => archive.manifest.name === name)
    if (!one || found.has(one)) return
    found.add(one)
    for (const next of Object.keys(one.manifest.dependencies ?? {})) add(next)
  }
  for (const name of Object.keys(manifest.dependencies)) add(name)
  return [...found]
}

/** Copies a consumer out of the workspace and installs the packed packages in it. */
export async function installConsumer(name, folder, archives) {
  const source = join(HOME, name)
  const home = join(folder, name)
  cpSync(source, home, { recursive: true, filter: (path) => !NOT_COPIED.test(path) })
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (dependency.startsWith('@voice-rankings/')) continue
    const link = join(home, 'node_modules', dependency)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(source, 'node_modules', dependency), link)
  }
  await layOut(home, neededBy(manifest, archives))
  return { home, manifest, tools: join(source, 'node_modules', '.bin') }
}

/** Runs a script of a consumer's manifest with its installed tools: `{ code, output }`. */
export function runScript({ home, manifest, tools }, script, env, signal) {
  const path = [tools, join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return runChild('sh', ['-c', manifest.scripts[script]], {
    cwd: home,
    env: { ...env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    onOutput: () => {},
    signal,
  })
}

/** Starts a long-running script. */
export function startScript(consumer, script, env) {
  const controller = new AbortController()
  const ended = runScript(consumer, script, env, controller.signal)
  return {
    async stop() {
      controller.abort()
      await ended
    },
  }
}
