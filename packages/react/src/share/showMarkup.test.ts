import { expect, it } from 'vitest'
import { showMarkup } from './showMarkup.ts'

it('keeps an element of the same tag, and removes attributes that are gone', () => {
  const place = document.createElement('div')
  showMarkup(place, { tag: 'voice-player', attributes: { theme: 'dark', style: 'display: block' } })
  const [shown] = place.children
  shown?.setAttribute('title', 'Clara')
  showMarkup(place, { tag: 'voice-player', attributes: { theme: undefined, 'snippet-id': 'a' } })
  expect(place.children).toHaveLength(1)
  expect(place.firstElementChild).toBe(shown)
  expect(place.innerHTML).toBe('<voice-player style="" title="Clara" snippet-id="a"></voice-player>')
})

it('replaces an element of another tag', () => {
  const place = document.createElement('div')
  showMarkup(place, { tag: 'voice-player', attributes: {} })
  const link = { tag: 'a', attributes: { href: '/a' }, inside: ['<Clara>'] }
  showMarkup(place, { tag: 'figure', attributes: {}, inside: [link] })
  expect(place.innerHTML).toBe('<figure><a href="/a">&lt;Clara&gt;</a></figure>')
})
