import { api, type Api } from './api.ts'

type AnyName = { [Group in keyof Api]: `${Group}.${keyof Api[Group] & string}` }[keyof Api]

/** The calls of {@link api} by their names, as types. */
export type CallsByName = {
  readonly [Name in AnyName]: Name extends `${infer Group extends keyof Api}.${infer Method}`
    ? Method extends keyof Api[Group]
      ? Api[Group][Method]
      : never
    : never
}

/** The name of a call, such as `voices.search`; `CallName<'voices'>` is one of that group. */
export type CallName<Group extends keyof Api = keyof Api> = Extract<keyof CallsByName, `${Group}.${string}`>

/** The calls of {@link api} by their names, for what treats all calls alike. */
export const callsByName: CallsByName = /* @__PURE__ */ nameCalls()

function nameCalls(): CallsByName {
  const named = Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([method, call]) => [`${group}.${method}`, call]),
  )
  // Made from the same table as the type, which computed names cannot tell TypeScript.
  return Object.fromEntries(named) as CallsByName
}
