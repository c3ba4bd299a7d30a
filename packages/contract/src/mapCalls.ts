import { api, type Api } from './api.ts'
import type { CallName } from './callsByName.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Maps every call, keeping the groups of {@link api}.
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
  // TypeScript cannot infer computed names; table and type come from the same source.
  return Object.fromEntries(groups) as ReturnType<typeof mapCalls<Made>>
}
