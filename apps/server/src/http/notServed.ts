import type { CallName } from '@voice-rankings/contract'

/** Calls that are part of the API but not of this server; whoever serves one takes its name out and is asked for a handler. */
export const NOT_SERVED = [] as const satisfies readonly CallName[]

export type NotServed = (typeof NOT_SERVED)[number]

/** Whether a call is one of {@link NOT_SERVED}. */
export function isNotServed(name: CallName): name is NotServed {
  return NOT_SERVED.some((other) => other === name)
}
