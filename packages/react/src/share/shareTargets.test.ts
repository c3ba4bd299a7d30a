import { describe, expect, it } from 'vitest'
import { audioEmbed, shareAddress } from './shareTargets.ts'

const shared = { url: 'https://voices.example/voice/flite/female/slt?snippet=a&b', title: 'Clara & “you”' }

describe('addresses to share by', () => {
  it.each([
    ['x', 'https://x.com/intent/post', { text: shared.title, url: shared.url }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: shared.url }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
    ['reddit', 'https://www.reddit.com/submit', { url: shared.url, title: shared.title }],
    ['mail', 'mailto:', { subject: shared.title, body: `${shared.title}\n\n${shared.url}` }],
  ] as const)('%s begins with %s and carries the link whole', (target, start, fields) => {
    const { href, searchParams } = new URL(shareAddress(target, shared))
    expect(href.startsWith(start)).toBe(true)
    expect(Object.fromEntries(searchParams)).toEqual(fields)
  })

  it('a mail has spaces as spaces', () => {
    expect(shareAddress('mail', shared)).not.toContain('+')
  })
})

describe('the embed code', () => {
  it('plays the sound and links to where it is from', () => {
    const page = new DOMParser().parseFromString(audioEmbed({ ...shared, audioUrl: '/a.mp3?x=1&y=2' }), 'text/html')
    expect(page.querySelector('audio')?.getAttribute('src')).toBe('/a.mp3?x=1&y=2')
    expect(page.querySelector('audio')?.hasAttribute('controls')).toBe(true)
    expect(page.querySelector('a')?.href).toBe(shared.url)
    expect(page.querySelector('a')?.textContent).toBe(shared.title)
  })

  it('cannot be broken out of by a name', () => {
    const code = audioEmbed({ url: '/', title: '"><script>alert(1)</script>', audioUrl: '"onerror="alert(1)' })
    const page = new DOMParser().parseFromString(code, 'text/html')
    expect(page.querySelectorAll('script, [onerror]')).toHaveLength(0)
  })
})
