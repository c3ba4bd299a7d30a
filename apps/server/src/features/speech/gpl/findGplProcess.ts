import { createRequire } from 'node:module'

/** Entry file of the GPL engines' process; undefined when that optional package is not installed. */
export function findGplProcess(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@voice-rankings/gpl-engines/process')
  } catch {
    return undefined
  }
}
