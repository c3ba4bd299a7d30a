import type { Endpoint } from './endpoint.ts'

/** Fields of a URL. */
type AddressFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Input of a call, split by its place in the request. */
export interface InputParts {
  readonly params: AddressFields
  /** Absent for a call without a query. */
  readonly query: AddressFields | undefined
  /** Absent for a call without a body. */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/**
 * Splits the input of a call into path, query and body. A call has a query or a body, never both, so all fields that
 * are not in the path belong there.
 *
 * @example
 * const { query } = splitInput(api.voices.search, { languageCode: 'en' })
 */
export function splitInput({ path, query, body }: Endpoint, input: object): InputParts {
  const isInPath = (name: string) => path.includes(`{${name}}`)
  const fields = Object.entries(input)
  const rest = Object.fromEntries(fields.filter(([name]) => !isInPath(name)))
  return {
    params: Object.fromEntries(fields.filter(([name]) => isInPath(name))),
    query: query && rest,
    body: body && rest,
  }
}
