import { describe, expect, it } from 'vitest'
import { shareAddress } from './shareTargets.ts'

const shared = { url: 'https://voices.example/voice/flite/female/slt?snippet=a&b', title: 'Clara & “you”' }

describe('shareAddress', () => {
  it.each([
    ['x', 'https://x.com/intent/post', { text: shared.title, url: shared.url }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: shared.url }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
    ['reddit', 'https://www.reddit.com/submit', { url: shared.url, title: shared.title }],
    ['mail', 'mailto:', { subject: shared.title, body: `${shared.title}\n\n${shared.url}` }],
  ] as const)('for %s starts with %s and contains the whole link', (target, start, fields) => {
    const { href, searchParams } = new URL(shareAddress(target, shared))
    expect(href.startsWith(start)).toBe(true)
    expect(Object.fromEntries(searchParams)).toEqual(fields)
  })

  it('encodes spaces in a mail as %20', () => {
    expect(shareAddress('mail', shared)).not.toContain('+')
  })
})
