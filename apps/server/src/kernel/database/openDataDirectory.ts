import { makeDirectory } from './makeDirectory.ts'

/** Makes the data directory when there is none; throws an `Error` with advice when that cannot be. */
export function openDataDirectory(directory: string): void {
  try {
    makeDirectory(directory)
  } catch (error) {
    throw unusable(directory, error)
  }
}

/** What to tell whoever starts a server whose data directory cannot be written to. */
export function unusable(directory: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The data directory ${directory} cannot be used: ${reason}. Set DATA_DIR to one that this user may write to.`,
    { cause },
  )
}
