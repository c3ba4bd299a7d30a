import { api, type Api } from './api.ts'

type AnyName = { [Group in keyof Api]: `${Group}.${keyof Api[Group] & string}` }[keyof Api]

/** Types of the calls of {@link api} by name. */
export type CallsByName = {
  readonly [Name in AnyName]: Name extends `${infer Group extends keyof Api}.${infer Method}`
    ? Method extends keyof Api[Group]
      ? Api[Group][Method]
      : never
    : never
}

/** Name of a call, such as `voices.search`; `CallName<'voices'>` restricts it to that group. */
export type CallName<Group extends keyof Api = keyof Api> = Extract<keyof CallsByName, `${Group}.${string}`>

/** The calls of {@link api} by name, for generic code. */
export const callsByName: CallsByName = /* @__PURE__ */ nameCalls()

function nameCalls(): CallsByName {
  const named = Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([method, call]) => [`${group}.${method}`, call]),
  )
  // TypeScript cannot infer computed names; table and type come from the same source.
  return Object.fromEntries(named) as CallsByName
}
