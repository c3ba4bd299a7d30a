/** A settings file of Gnuspeech (`name = value` by line) with some values replaced; an absent name stays absent. */
export function withSettings(file: string, settings: Record<string, string | number | undefined>): string {
  let changed = file
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) changed = changed.replace(new RegExp(`^${name} = .*$`, 'mu'), `${name} = ${value}`)
  }
  return changed
}
