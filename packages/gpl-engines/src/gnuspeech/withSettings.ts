/**
 * Replaces values in a settings file of Gnuspeech (lines `name = value`); names that are not in the file are ignored.
 */
export function withSettings(file: string, settings: Record<string, string | number | undefined>): string {
  let changed = file
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) changed = changed.replace(new RegExp(`^${name} = .*$`, 'mu'), `${name} = ${value}`)
  }
  return changed
}
