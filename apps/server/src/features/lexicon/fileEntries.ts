import { ApiError } from '../../kernel/http/apiError.ts'

/** An entry of a file as it is written there, with its line. */
export interface WrittenEntry {
  readonly line: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** A part of a file that cannot be used. */
export interface RefusedEntry {
  readonly line: number
  readonly term: string
  readonly reason: string
}

/** Refuses a whole file. */
export function refuseFile(message: string): never {
  throw new ApiError('invalid_fields', message, { issues: [{ path: 'text', message }] })
}
