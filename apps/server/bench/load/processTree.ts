import { readdirSync, readFileSync } from 'node:fs'

/** One process of the server, in MB. */
export interface ProcessMemory {
  /** `server`, `engine` or the name of its program. */
  name: string
  /** Resident, with what it shares. */
  rss: number
  /** Resident, with its share of what several have in common. */
  pss: number
  /** Of that, programs and libraries read from files. */
  files: number
}

/** The server and all processes it has started, as the system counts them (Linux); those that end meanwhile are left out. */
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
