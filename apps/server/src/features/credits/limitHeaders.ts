import type { Call } from '../../kernel/api/handlers.ts'
import type { Identity } from '../../kernel/identity/identity.ts'
import type { Allowance, Hold } from './createHold.ts'

/** Sends a visitor's remaining allowances as headers; signed-in users have no hold limit. */
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
 * Formats the RateLimit headers: policies, and the state of each; times in seconds. (IETF draft "RateLimit header
 * fields for HTTP", draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4.)
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
