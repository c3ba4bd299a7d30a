/** Attribute name of a property: `languageCode` becomes `language-code`. */
export type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : ''

export function attributeName<Name extends string>(name: Name): AttributeName<Name> {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase() as AttributeName<Name>
}
