import { makeDirectory } from './makeDirectory.ts'

/** Creates the data directory if it is missing; throws an `Error` with advice when that fails. */
export function openDataDirectory(directory: string): void {
  try {
    makeDirectory(directory)
  } catch (error) {
    throw unusable(directory, error)
  }
}

/** Error for the operator when the data directory is not writable. */
export function unusable(directory: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The data directory ${directory} cannot be used: ${reason}. Set DATA_DIR to one that this user may write to.`,
    { cause },
  )
}
