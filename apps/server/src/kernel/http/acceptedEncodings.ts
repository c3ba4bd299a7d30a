import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** Encodings of responses, smallest first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Encodings accepted by the client, in the server's order of preference. */
export function acceptedEncodings(context: Context): Encoding[] {
  const taken = new Set<string>()
  accepts(context, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match(offered) {
      for (const { type, q } of offered) if (q > 0) taken.add(type)
      return 'identity'
    },
  })
  return ENCODINGS.filter((name) => taken.has(name))
}
