import process from 'node:process'

/**
 * Environment variables that programs need to be found, to start, to write temporary files and to choose a language.
 */
const PASSED_VARIABLES = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  // Search paths of shared libraries, for programs installed outside the system's directories.
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  // Memory tuning of glibc's allocator, which the server sets for itself too.
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  // Required by most programs on Windows.
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
  'USERPROFILE',
] as const

/**
 * Environment of child processes, without the server's settings: these contain secrets, and child processes are
 * third-party programs or process third-party data.
 */
export function childEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => {
      const value = env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
