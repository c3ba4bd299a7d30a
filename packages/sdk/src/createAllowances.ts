import type { Clock } from './clock.ts'
import { systemClock } from './clock.ts'

/** How much of something is left before a limit is hit. */
export interface Allowance {
  /** The server's name of the limit, such as `hold-device`. */
  readonly name: string
  readonly limit: number
  readonly remaining: number
  /** How long it takes until all of it is there again, in milliseconds. */
  readonly windowMs: number
  /** When the count begins anew, in milliseconds since 1970; null when nothing is used up. */
  readonly resetsAt: number | null
}

/** What the last answers said of the holds that apply to the caller; the pair of methods `useSyncExternalStore` asks for. */
export interface Allowances {
  /**
   * The one that is hit first comes first. Empty for callers who are never held, and before the first answer that tells of
   * holds, unless the client was made with them.
   */
  getState(): readonly Allowance[]
  subscribe(listener: () => void): () => void
}

const ITEM = /^\s*"([\w-]{1,60})"\s*((?:;\s*[a-z]{1,10}=\d{1,12}\s*)*)$/u

/**
 * Reads what is left from the headers of an answer: `"hold-device";q=5;w=86400` and `"hold-device";r=4;t=3600`.
 * (IETF draft "RateLimit header fields for HTTP", draft-ietf-httpapi-ratelimit-headers-10.) What is not understood is left out.
 */
export function parseAllowances(headers: Pick<Headers, 'get'>, now = Date.now()): Allowance[] {
  const policies = parseList(headers.get('ratelimit-policy'))
  return [...parseList(headers.get('ratelimit'))].flatMap(([name, { r: remaining, t: resets }]) => {
    const { q: limit, w: seconds } = policies.get(name) ?? {}
    if (remaining === undefined || limit === undefined || seconds === undefined) return []
    const resetsAt = resets === undefined ? null : now + resets * 1000
    return [{ name, limit, remaining, windowMs: seconds * 1000, resetsAt }]
  })
}

function parseList(header: string | null): Map<string, Record<string, number>> {
  const items = (header ?? '').split(',').flatMap((text): [string, Record<string, number>][] => {
    const [, name, rest = ''] = ITEM.exec(text) ?? []
    const values = rest.split(';').map((pair) => pair.trim().split('='))
    return name ? [[name, Object.fromEntries(values.map(([key = '', value]) => [key, Number(value)]))]] : []
  })
  return new Map(items)
}

/**
 * Keeps what the answers tell, and gives back what is used up when its time has come. `note` takes the headers of an answer of
 * a call that tells the limits of its caller.
 */
export function createAllowances(
  clock: Clock = systemClock,
  initial: readonly Allowance[] = [],
): Allowances & { note(headers: Pick<Headers, 'get'>): void } {
  let known = initial
  const listeners = new Set<() => void>()
  let timer: unknown

  function set(next: readonly Allowance[]): void {
    known = inOrder(next)
    wait()
    for (const listener of listeners) listener()
  }

  /** Only while somebody listens: a server would keep a timer for each of its visitors. */
  function wait(): void {
    clock.clearTimeout(timer)
    const first = Math.min(...known.map(({ resetsAt }) => resetsAt ?? Infinity))
    if (listeners.size === 0 || first === Infinity) return
    const renew = () => set(known.map((one) => renewed(one, clock.now())))
    timer = clock.setTimeout(renew, Math.min(first - clock.now(), LONGEST_TIMER_MS))
  }

  return {
    getState: () => known,
    subscribe(listener) {
      listeners.add(listener)
      wait()
      return () => {
        listeners.delete(listener)
        wait()
      }
    },
    note(headers) {
      const told = inOrder(parseAllowances(headers, clock.now()).filter(({ name }) => name.startsWith('hold')))
      if (JSON.stringify(told) !== JSON.stringify(known)) set(told)
    },
  }
}

/** A timer set for longer than this goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const inOrder = (all: readonly Allowance[]) => all.toSorted((one, other) => one.remaining - other.remaining)

const renewed = (one: Allowance, now: number): Allowance =>
  one.resetsAt !== null && one.resetsAt <= now ? { ...one, remaining: one.limit, resetsAt: null } : one
