/**
 * Whether two paths lead to the same page, however their segments are escaped and whatever it shows there.
 *
 * @example
 * samePath('/voices/', '/voices') // true
 */
export function samePath(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(path: string): string {
  const [place = ''] = path.split(/[?#]/, 1)
  try {
    return decodeURIComponent(place).replace(/\/+$/, '')
  } catch {
    return place
  }
}
