/**
 * True if two paths lead to the same page, regardless of escaping, trailing slashes, query and fragment.
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
