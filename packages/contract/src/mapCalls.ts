import { api, type Api } from './api.ts'
import type { CallName } from './callsByName.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Makes something of every call, grouped as {@link api} is.
 *
 * @example
 * const paths = mapCalls((call) => call.path)
 * paths.voices.search // '/api/v1/voice/search'
 */
export function mapCalls<Made>(make: (call: Endpoint, name: CallName) => Made): {
  [Group in keyof Api]: { [Method in keyof Api[Group]]: Made }
} {
  const groups = Object.entries(api).map(([group, calls]) => [
    group,
    Object.fromEntries(
      Object.entries(calls).map(([method, call]) => [method, make(call, `${group}.${method}` as CallName)]),
    ),
  ])
  // Made from the same table as the type, which computed names cannot tell TypeScript.
  return Object.fromEntries(groups) as ReturnType<typeof mapCalls<Made>>
}
