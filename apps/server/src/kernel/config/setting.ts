import { isExtensionOrigin } from './isExtensionOrigin.ts'

/** One environment variable: name, description, default and parser. */
export interface Setting<T> {
  readonly env: string
  readonly description: string
  /** Default as an operator would write it; empty when the setting has none. */
  readonly default: string
  /** Returns the value, or throws an `Error` whose message names a valid value. */
  readonly parse: (text: string) => T
}

/** Defines a setting. */
export function setting<T>(env: string, description: string, fallback: string, parse: (text: string) => T): Setting<T> {
  return { env, description, default: fallback, parse }
}

/** Parser of a whole number in a range. */
export const whole = (low: number, high: number) => (text: string) => {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= low && value <= high) return value
  throw new Error(`write a whole number from ${low} to ${high}`)
}

/** Parser of one of several words. */
export const oneOf =
  <const T extends string>(...values: T[]) =>
  (text: string): T => {
    const value = values.find((candidate) => candidate === text)
    if (value !== undefined) return value
    throw new Error(`write one of ${values.join(', ')}`)
  }

/** Parser of any text. */
export const asWritten = (text: string): string => text

/** Parser of an optional address with one of these protocols. */
export function address(protocols: readonly string[], example: string) {
  return (text: string) => {
    if (text === '') return undefined
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    throw new Error(`write an address such as ${example}, or leave it unset`)
  }
}

/** Loopback hosts as `URL` writes them: 127.0.0.0/8, ::1 and localhost (RFC 6761, section 6.3). */
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost)$/

/** Parses the address of a login provider. */
export function issuer(text: string): string | undefined {
  const found = address(['http:', 'https:'], 'https://login.example')(text)
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' || LOOPBACK.test(url.hostname)) return found
  throw new Error(
    'write an https address: http would let anybody on the network take over accounts. http is only for providers on this machine, such as http://localhost:8080',
  )
}

/** Parses names of engines; undefined for all. */
export function names(text: string): readonly string[] | undefined {
  const list = text.split(',').map((name) => name.trim())
  if (text === 'all') return undefined
  if (list.every((name) => /^[a-z0-9]+$/.test(name))) return list
  throw new Error('write "all", or names of speech engines separated by commas, such as flite,espeak')
}

/** Parser of an optional text. */
export const optional = (text: string) => (text === '' ? undefined : text)

/** Parses a list of origins, of sites and of browser extensions. */
export function origins(text: string): readonly string[] {
  const list = text.split(',').flatMap((origin) => origin.trim() || [])
  if (list.every((origin) => URL.parse(origin)?.origin === origin || isExtensionOrigin(origin))) return list
  throw new Error('write origins separated by commas, such as https://blog.example,https://shop.example')
}

/** Parses a list of ports. */
export function ports(text: string): readonly number[] {
  const list = text.split(',').map((port) => port.trim())
  if (list.every((port) => /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536)) return list.map(Number)
  throw new Error('write ports separated by commas, such as 80,443')
}

/** Parses the address of a favicon service. */
export function iconAddress(text: string): string | undefined {
  if (text === '') return undefined
  // The placeholder may be in the path or the query, but not in the host: it must not choose the server to ask.
  const [before = '', ...after] = text.split('{host}')
  const isFixed = URL.parse(before)?.pathname.startsWith('/') === true && /^https?:\/\/[^/]+\//.test(before)
  if (isFixed && after.length === 1) return text
  throw new Error('write an address such as https://icons.example/{host}.ico, or leave it unset')
}
