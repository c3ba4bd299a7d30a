/** Language of a visitor without a known preference. */
const DEFAULT = 'en'

/**
 * Available language that a browser prefers by its `Accept-Language` header, without its region; English if none is
 * available, or else the first.
 */
export function preferredLanguage(header: string | null, available: readonly string[]): string {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  const found = wanted.map(({ language }) => language).find((code) => code !== undefined && available.includes(code))
  return found ?? (available.includes(DEFAULT) ? DEFAULT : (available[0] ?? DEFAULT))
}
