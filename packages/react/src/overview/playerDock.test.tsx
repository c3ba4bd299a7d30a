import { act, screen, waitFor } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { overviewHandlers } from './testing/overviewHandlers.ts'
import { VoiceOverview } from './VoiceOverview.tsx'

const voice = voiceFixture({ voice_sample_peaks: [] })
const dock = () => screen.queryByRole('region', { name: 'Now playing' })
let scroll: (isIntersecting: boolean, top: number) => void
let isPhone: boolean

beforeEach(() => {
  isPhone = true
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: object[]) => void
      constructor(seen: (entries: object[]) => void) {
        this.#seen = seen
      }
      observe(node: Element) {
        if (node.getAttribute('part') !== 'controls') return
        scroll = (isIntersecting, top) => act(() => this.#seen([{ isIntersecting, boundingClientRect: { top } }]))
      }
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const setup = (docked = true) =>
  renderVoice(<VoiceOverview voice={voice} docked={docked} />, { handlers: overviewHandlers })

it('the player docks while its controls are scrolled out, and plays from there', async () => {
  const { user } = setup()
  expect(dock()).toBeNull()
  scroll(false, -80)
  await waitFor(() => expect(dock()).toBeTruthy())
  const button = dock()?.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('Play Clara')
  if (button) await user.click(button)
  await waitFor(() => expect(button?.getAttribute('aria-label')).toBe('Pause Clara'))
  scroll(true, 200)
  expect(dock()).toBeNull()
})

it('the player does not dock while its controls are below the window', async () => {
  setup()
  scroll(false, 900)
  await Promise.resolve()
  expect(dock()).toBeNull()
})

it('the player does not dock on wide screens', async () => {
  isPhone = false
  setup()
  scroll(false, -80)
  await Promise.resolve()
  expect(dock()).toBeNull()
})

it('the player does not dock while its text is edited', async () => {
  const { user } = setup()
  scroll(false, -80)
  await waitFor(() => expect(dock()).toBeTruthy())
  await user.type(screen.getByRole('textbox', { name: 'Text to be spoken' }), 'More.')
  expect(dock()).toBeNull()
})
