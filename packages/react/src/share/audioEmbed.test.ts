import { describe, expect, it } from 'vitest'
import { audioEmbed } from './audioEmbed.ts'

const shared = { url: 'https://voices.example/voice/flite/female/slt?snippet=a&b', title: 'Clara & “you”' }

describe('audioEmbed', () => {
  it('plays the sound and links to its page', () => {
    const page = new DOMParser().parseFromString(audioEmbed({ ...shared, audioUrl: '/a.mp3?x=1&y=2' }), 'text/html')
    expect(page.querySelector('audio')?.getAttribute('src')).toBe('/a.mp3?x=1&y=2')
    expect(page.querySelector('audio')?.hasAttribute('controls')).toBe(true)
    expect(page.querySelector('a')?.href).toBe(shared.url)
    expect(page.querySelector('a')?.textContent).toBe(shared.title)
  })

  it('escapes the name', () => {
    const code = audioEmbed({ url: '/', title: '"><script>alert(1)</script>', audioUrl: '"onerror="alert(1)' })
    const page = new DOMParser().parseFromString(code, 'text/html')
    expect(page.querySelectorAll('script, [onerror]')).toHaveLength(0)
  })
})
