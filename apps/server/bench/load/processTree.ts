import { readdirSync, readFileSync } from 'node:fs'

/** Memory of one process, in MB. */
export interface ProcessMemory {
  /** `server`, `engine` or the program's name. */
  name: string
  /** Resident set size, including shared pages. */
  rss: number
  /** Proportional set size. */
  pss: number
  /** File-backed part of it: programs and libraries. */
  files: number
}

/** Memory of the server and all its child processes as reported by Linux; processes that exit meanwhile are skipped. */
export function readProcessTree(pid: number): ProcessMemory[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? tryRead(`/proc/${entry}/stat`) : undefined
    const parent = /\) \S (\d+)/.exec(stat ?? '')?.[1]
    if (parent !== undefined) parents.set(Number(entry), Number(parent))
  }
  const isOurs = (candidate: number): boolean =>
    candidate === pid || (parents.has(candidate) && isOurs(parents.get(candidate) ?? 0))
  return [...parents.keys()].filter(isOurs).flatMap((each) => {
    const rollup = tryRead(`/proc/${each}/smaps_rollup`)
    if (rollup === undefined) return []
    const of = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024
    return { name: nameOf(each, pid), rss: of('Rss'), pss: of('Pss'), files: of('Rss') - of('Anonymous') }
  })
}

function nameOf(pid: number, server: number): string {
  if (pid === server) return 'server'
  const [program = ''] = (tryRead(`/proc/${pid}/cmdline`) ?? '').split('\0')
  return program.endsWith('node') ? 'engine' : (program.split('/').at(-1) ?? program)
}

function tryRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
