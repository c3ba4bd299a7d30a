/** SVG with a provider's initial on a grey square, as a fallback icon for light and dark pages. */
export function initialIcon(service: string): string {
  const initial = /[a-z0-9]/i.exec(service)?.[0].toUpperCase() ?? '?'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="9" fill="#6b6b76"/>' +
    '<text x="16" y="22.5" fill="#fff" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle">' +
    `${initial}</text></svg>`
  )
}
