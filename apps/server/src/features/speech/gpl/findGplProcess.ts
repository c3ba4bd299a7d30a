import { createRequire } from 'node:module'

/** The file of the GPL engines' process, or undefined when that package, which is optional, is not installed. */
export function findGplProcess(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@voice-rankings/gpl-engines/process')
  } catch {
    return undefined
  }
}
