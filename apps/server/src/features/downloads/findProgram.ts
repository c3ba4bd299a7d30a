import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Path of an installed program by name or absolute path; null if there is none. */
export function findProgram(name: string, path = process.env['PATH'] ?? ''): string | null {
  if (isAbsolute(name)) return isExecutable(name) ? name : null
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const candidates = path
    .split(delimiter)
    .filter(Boolean)
    .map((directory) => join(directory, file))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
