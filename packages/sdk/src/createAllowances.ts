import type { Clock } from './clock.ts'
import { systemClock } from './clock.ts'

/** Remaining quota of a limit. */
export interface Allowance {
  /** Name of the limit on the server, such as `hold-device`. */
  readonly name: string
  readonly limit: number
  readonly remaining: number
  /** Length of the period, in milliseconds. */
  readonly windowMs: number
  /** Start of the next period, in milliseconds since 1970; null when nothing is used. */
  readonly resetsAt: number | null
}

/** Hold limits of the caller as reported by the latest answers; compatible with `useSyncExternalStore`. */
export interface Allowances {
  /**
   * Sorted by the limit that is reached first. Empty for callers without hold limits, and before the first answer with
   * limits unless the client was created with them.
   */
  getState(): readonly Allowance[]
  subscribe(listener: () => void): () => void
}

const ITEM = /^\s*"([\w-]{1,60})"\s*((?:;\s*[a-z]{1,10}=\d{1,12}\s*)*)$/u

/**
 * Parses the RateLimit headers of an answer: `"hold-device";q=5;w=86400` and `"hold-device";r=4;t=3600`. (IETF draft
 * "RateLimit header fields for HTTP", draft-ietf-httpapi-ratelimit-headers-10.) Malformed entries are ignored.
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
 * Creates a store of the reported allowances, which restores them at their reset time. `note` takes the headers of an
 * answer that reports the caller's limits.
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

  /** Only with listeners: a server would otherwise keep a timer per visitor. */
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

/** Maximum delay of `setTimeout`; a longer one fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const inOrder = (all: readonly Allowance[]) => all.toSorted((one, other) => one.remaining - other.remaining)

const renewed = (one: Allowance, now: number): Allowance =>
  one.resetsAt !== null && one.resetsAt <= now ? { ...one, remaining: one.limit, resetsAt: null } : one
