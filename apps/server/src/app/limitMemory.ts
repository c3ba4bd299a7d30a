import process from 'node:process'

/** Garbage is collected before the heap is many times what lives in it, in MB. */
const HEAP: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/**
 * Settings of the memory allocator of Linux. With an arena for each of many threads it keeps hundreds of megabytes that nobody uses;
 * two are as fast. Fixed thresholds give the large buffers of audio back as soon as they are freed.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const nameOf = (flag: string) => flag.split('=', 1)[0] ?? flag

/** What Node is started with besides, so that the server keeps little memory; what the operator has set stays. */
export function memorySettings({ execArgv, env }: Pick<NodeJS.Process, 'execArgv' | 'env'>) {
  const given = [...execArgv, ...(env.NODE_OPTIONS ?? '').split(/\s+/)].map((flag) => nameOf(flag).replaceAll('_', '-'))
  const variables = Object.entries(ALLOCATOR).filter(([name]) => env[name] === undefined)
  return { flags: HEAP.filter((flag) => !given.includes(nameOf(flag))), variables: Object.fromEntries(variables) }
}

/**
 * Becomes the same program with its memory limited, whoever has started it and however: both are read before a program runs, and
 * cannot be set by it. The process stays the same. Does nothing on Windows, which cannot do that, and in a process that talks to the
 * one that started it, which would lose it.
 */
export function limitMemory(): void {
  const { flags, variables } = memorySettings(process)
  const isLimited = flags.length === 0 && Object.keys(variables).length === 0
  if (isLimited || process.platform === 'win32' || process.channel || !process.execve) return
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, ...variables })
}
