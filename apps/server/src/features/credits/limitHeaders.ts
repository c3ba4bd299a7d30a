import type { Call } from '../../kernel/api/handlers.ts'
import type { Identity } from '../../kernel/identity/identity.ts'
import type { Allowance, Hold } from './createHold.ts'

/** Tells a visitor with the answer how much more they may have spoken; nobody who is signed in is held. */
export async function tellAllowances(
  hold: Hold,
  { kind, key }: Identity,
  { visitor, setHeader }: Pick<Call, 'visitor' | 'setHeader'>,
): Promise<void> {
  if (kind === 'user') return
  const headers = limitHeaders(await hold.allowances({ key, client: visitor }))
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
}

/**
 * The headers that tell what is left before a limit is hit: the policies, and how far each is used up; quotas and times
 * in seconds. (IETF draft "RateLimit header fields for HTTP", draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4.)
 */
export function limitHeaders(allowances: readonly Allowance[], now = Date.now()): Record<string, string> {
  const policies = allowances.map(({ limit }) => `"${limit.name}";q=${limit.points};w=${seconds(limit.durationMs)}`)
  const states = allowances.map(({ limit, usage }) => {
    const resets = usage.remaining < limit.points ? `;t=${seconds(usage.resetsAt.getTime() - now)}` : ''
    return `"${limit.name}";r=${usage.remaining}${resets}`
  })
  return { 'ratelimit-policy': policies.join(', '), ratelimit: states.join(', ') }
}

const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000))
