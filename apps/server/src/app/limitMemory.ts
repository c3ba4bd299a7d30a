import process from 'node:process'

/** Heap limits in MB, which make V8 collect garbage before the heap grows far beyond its live objects. */
const HEAP: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/**
 * Settings of glibc's allocator. One arena per thread would retain hundreds of megabytes of free memory; two are
 * equally fast. Fixed thresholds return large audio buffers to the system as soon as they are freed.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const nameOf = (flag: string) => flag.split('=', 1)[0] ?? flag

/** Flags and environment variables that limit the server's memory, except those set by the operator. */
export function memorySettings({ execArgv, env }: Pick<NodeJS.Process, 'execArgv' | 'env'>) {
  const given = [...execArgv, ...(env.NODE_OPTIONS ?? '').split(/\s+/)].map((flag) => nameOf(flag).replaceAll('_', '-'))
  const variables = Object.entries(ALLOCATOR).filter(([name]) => env[name] === undefined)
  return { flags: HEAP.filter((flag) => !given.includes(nameOf(flag))), variables: Object.fromEntries(variables) }
}

/**
 * Restarts the program with limited memory by `execve`, since both settings are read at process start; the process id
 * stays the same. No effect on Windows, which lacks `execve`, and in a process with an IPC channel, which would be
 * lost.
 */
export function limitMemory(): void {
  const { flags, variables } = memorySettings(process)
  const isLimited = flags.length === 0 && Object.keys(variables).length === 0
  if (isLimited || process.platform === 'win32' || process.channel || !process.execve) return
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, ...variables })
}
