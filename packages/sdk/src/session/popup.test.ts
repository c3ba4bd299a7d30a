import { afterEach, expect, test, vi } from 'vitest'
import { openPopup } from './popup.ts'

afterEach(() => vi.unstubAllGlobals())

test('openPopup centres the popup in the browser’s window, and reuses it', () => {
  const popup = {}
  const open = vi.fn(() => popup)
  vi.stubGlobal('window', { screenX: 100, screenY: 50, outerWidth: 1281, outerHeight: 900, open })
  expect(openPopup('https://voices.example/login')).toBe(popup)
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://voices.example/login',
    'voice-rankings-account',
    'popup,width=480,height=680,left=501,top=160',
  )
})

test('openPopup returns null for a blocked popup', () => {
  vi.stubGlobal('window', { screenX: 0, screenY: 0, outerWidth: 800, outerHeight: 600, open: () => null })
  expect(openPopup('https://voices.example/login')).toBeNull()
})
