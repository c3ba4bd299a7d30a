/** Origin of an address as people write it, such as `voices.example`; null if it is none. Local servers have no TLS. */
export function originOf(written: string): string | null {
  const address = written.trim()
  const isLocal = /^(localhost|127\.|\[::1\])/u.test(address)
  const full = /^https?:\/\//iu.test(address) ? address : `${isLocal ? 'http' : 'https'}://${address}`
  // Chromium encodes white space in the name of a host.
  if (!/^\S+$/u.test(address) || !URL.canParse(full)) return null
  const { origin, hostname } = new URL(full)
  return hostname === '' ? null : origin
}
