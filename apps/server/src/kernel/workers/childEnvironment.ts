import process from 'node:process'

/** What programs need to be found, to start, to write temporary files and to know the language. */
const PASSED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  // Where the system looks for the libraries of programs that were installed elsewhere.
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  // How much memory the allocator of the system keeps; the server starts itself with it.
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  // Windows starts next to nothing without these.
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
  'USERPROFILE',
] as const

/**
 * The environment of processes that the server starts: nothing of its own settings, since those hold secrets and what it starts
 * reads data of others, or is not ours.
 */
export function childEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
