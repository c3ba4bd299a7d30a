/** Attribute name of a property: `languageCode` becomes `language-code`. */
export type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : ''

export function attributeName<Name extends string>(name: Name): AttributeName<Name> {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase() as AttributeName<Name>
}

/** Event name of a callback: `onRatingSaved` becomes `rating-saved`. */
export type EventName<Callback extends string> = Callback extends `on${infer Rest}`
  ? AttributeName<Uncapitalize<Rest>>
  : never

export function eventName<Callback extends string>(callback: Callback): EventName<Callback> {
  return attributeName(`${callback.charAt(2).toLowerCase()}${callback.slice(3)}`) as EventName<Callback>
}
