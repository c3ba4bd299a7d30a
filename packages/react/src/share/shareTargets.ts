/** Targets that can be opened by an address, in display order. */
export const SHARE_TARGETS = ['x', 'linkedin', 'facebook', 'reddit', 'mail'] as const
export type ShareTarget = (typeof SHARE_TARGETS)[number]

export interface Shared {
  /** Absolute address that is shared. */
  readonly url: string
  readonly title: string
}

/**
 * Address that opens a site, or the visitor's mail program, with prefilled content. Nothing is loaded from there
 * before.
 */
export function shareAddress(target: ShareTarget, { url, title }: Shared): string {
  const addresses: Record<ShareTarget, string> = {
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    reddit: `https://www.reddit.com/submit?${query({ url, title })}`,
    mail: `mailto:?${query({ subject: title, body: `${title}\n\n${url}` })}`,
  }
  return addresses[target]
}

// URLSearchParams would encode spaces as plus signs, which mail programs show unchanged.
function query(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
