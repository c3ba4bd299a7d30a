import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PlayerElementSlots } from '../playerSlots.tsx'
import { preparePlayers, put, VOICE } from './soundEffects.ts'
import type { View } from './soundEffects.ts'

/** Timeout for loading a view on a slow machine. */
const timeout = 15_000
const player = () => document.querySelector('voice-player')!
const within = <T extends Element = HTMLElement>(selector: string) => player().shadowRoot?.querySelector<T>(selector)
const button = () => within<HTMLButtonElement>('[part~=play-button], [part~=main-button]')
/** Content of the page in a slot, by its text. */
const seen = (text: string) =>
  [...player().children].find((child) => child.textContent === text)?.checkVisibility() ?? false
const inside = (text: string, around: Element | null | undefined) => {
  const { left, top, right, bottom } = around?.getBoundingClientRect() ?? new DOMRect()
  const child = [...player().children].find(({ textContent }) => textContent === text)?.getBoundingClientRect()
  return child && child.left >= left && child.top >= top && child.right <= right && child.bottom <= bottom
}

interface Effect {
  /** True if the slot is shown in every view; a text is generated in the full one only. */
  inEveryView: boolean
  /** Brings a player into the state in which the slot is shown; none if it is at once. */
  act?: () => unknown
  /** Node of the player around the content. */
  around: () => Element | null | undefined
}

/** Effect of each slot with a name. A missing slot does not compile. */
const SLOTS: Record<Exclude<keyof PlayerElementSlots, 'default'>, Effect> = {
  header: { inEveryView: true, around: () => within('[part~=player]') },
  'play-icon': { inEveryView: true, around: button },
  'pause-icon': { inEveryView: true, act: () => button()?.click(), around: button },
  'generate-icon': {
    inEveryView: false,
    act: () => userEvent.fill(within('textarea')!, 'Another text.'),
    around: button,
  },
}

const icons = () => ['play-icon', 'pause-icon'].filter(seen)
const named = (slot: string) => `<span slot="${slot}" style="display:block;width:18px;height:18px">${slot}</span>`

const FALLBACK = '<a href="/listen">Listen elsewhere</a>'
const fill = (html: string) => (made: Element) => {
  made.innerHTML = html
}

/** View that can generate a text. */
interface SlotView extends View {
  generates?: boolean
}

/**
 * Defines tests that fill each slot in each view of a `<voice-player>` and expect its content where it belongs.
 */
export function testSlots(views: Record<string, SlotView>): void {
  preparePlayers()

  describe.each(Object.entries(views))('%s', (_title, view) => {
    const shown = Object.entries(SLOTS).filter(([, { inEveryView }]) => inEveryView || view.generates)

    it.each(shown)('shows %s of the page in its place', { timeout: 60_000 }, async (slot, { act, around }) => {
      await put(view, fill(named(slot)))
      await act?.()
      await expect.poll(() => seen(slot) && inside(slot, around()), { timeout }).toBe(true)
    })

    it('shows its own icons and name without slots', { timeout: 60_000 }, async () => {
      await put(view)
      const icon = () => button()?.querySelector('path')?.checkVisibility()
      await expect.poll(icon, { timeout }).toBe(true)
      button()?.click()
      await expect.poll(() => button()?.querySelector('slot')?.name, { timeout }).toBe('pause-icon')
      expect(icon()).toBe(true)
    })

    it('changes from the icon that plays to the one that pauses', { timeout: 60_000 }, async () => {
      await put(view, fill(named('play-icon') + named('pause-icon')))
      await expect.poll(icons, { timeout }).toEqual(['play-icon'])
      button()?.click()
      await expect.poll(icons, { timeout }).toEqual(['pause-icon'])
      button()?.click()
      await expect.poll(icons, { timeout }).toEqual(['play-icon'])
    })

    it('does not show the fallback while the voice is there', { timeout: 60_000 }, async () => {
      await put(view, fill(FALLBACK))
      expect(seen('Listen elsewhere')).toBe(false)
    })

    it('shows the fallback once if the voice could not be loaded', { timeout: 60_000 }, async () => {
      vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ samples: [null] }, { status: 404 }))
      const { variant } = view.attributes
      const missing = { ...VOICE, ...(variant && { variant }) }
      await put({ attributes: missing, shown: 'slot:not([name])' }, fill(FALLBACK))
      expect(player().shadowRoot?.textContent).toContain('not found')
      expect(seen('Listen elsewhere')).toBe(true)
      const [shownOnce, ...more] = [...(player().shadowRoot?.querySelectorAll('slot:not([name])') ?? [])]
      expect(shownOnce).toBeTruthy()
      expect(more).toEqual([])
    })
  })
}
