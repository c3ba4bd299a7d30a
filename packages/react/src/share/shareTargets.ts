/** Where something can be shared by a plain address, in the order it is offered. */
export const SHARE_TARGETS = ['x', 'linkedin', 'facebook', 'reddit', 'mail'] as const
export type ShareTarget = (typeof SHARE_TARGETS)[number]

export interface Shared {
  /** The whole address that is shared. */
  readonly url: string
  readonly title: string
}

/** The address that opens a site, or the visitor's mail, with something to share filled in. Nothing is loaded from there before. */
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

// Not URLSearchParams: mail programs show its plus signs as they are.
function query(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
