import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

/**
 * Settings of the memory allocator of Linux. With an arena for each of many threads it keeps hundreds of megabytes that nobody uses;
 * two are as fast. Fixed thresholds give the large buffers of audio back as soon as they are freed.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const isUnset = ([name]) => process.env[name] === undefined

/** Deployed as it is; what the operator has set of the allocator stays. */
export const ENV = { ...Object.fromEntries(Object.entries(ALLOCATOR).filter(isUnset)), NODE_ENV: 'production' }

/** Garbage is collected before the heap is many times what lives in it, in MB. */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/** Serves the catalogue until it is stopped. `--help` prints the settings instead, for which nothing has to be built. */
export async function run(args) {
  await install()
  const wantsHelp = args.includes('--help') || args.includes('-h')
  if (!wantsHelp) await buildApps()
  const main = wantsHelp ? 'apps/server/src/main.ts' : 'apps/server/dist/main.js'
  const { code } = await runChild('node', ['--no-warnings', ...HEAP, main, ...args], { env: ENV })
  return code ?? 1
}
