import { attributeName, type AttributeName } from './attributeName.ts'

/** Event name of a callback: `onRatingSaved` becomes `rating-saved`. */
export type EventName<Callback extends string> = Callback extends `on${infer Rest}`
  ? AttributeName<Uncapitalize<Rest>>
  : never

export function eventName<Callback extends string>(callback: Callback): EventName<Callback> {
  return attributeName(`${callback.charAt(2).toLowerCase()}${callback.slice(3)}`) as EventName<Callback>
}
