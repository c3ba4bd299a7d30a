/** Whether two paths lead to the same page, however their segments are escaped. */
export function samePath(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '')
  } catch {
    return path
  }
}
