import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SetupOptions } from './renderVoice.tsx'
import { loadDialogPanel } from '../ui/useDialogPanel.ts'
import { loadMenuPanel } from '../ui/useMenuPanel.ts'
import { showInBrowser } from './showInBrowser.tsx'
import type { InBrowser, Place } from './showInBrowser.tsx'

/** Components in a real browser with keyboard control. */
export interface Stage extends InBrowser {
  /** Control with this name. Throws if there is none. */
  named(name: string): HTMLElement
  /** Name of the focused control, through shadow roots; `nothing` for none. */
  focused(): string
  /** Focuses a control, presses keys such as `Enter Shift+Tab Space`, and returns the focused names after each. */
  press(from: string | null, keys: string): Promise<string>
  /** True if an overlay is open. */
  hasOverlay(part?: string): boolean
}

export interface StageOptions extends SetupOptions {
  /** Control that exists once everything is rendered. */
  awaits: string
}

const CONTROLS = 'button, input, select, textarea, a, [tabindex]'
const OVERLAYS = '.voice-backdrop, .voice-menu, .voice-popover'

/** Name of a control: its label, or its text without icons and hints. */
function nameOf(element: Element | null): string {
  if (!element || element === element.ownerDocument.body) return 'nothing'
  const labelled = element as Partial<HTMLInputElement>
  const label = element.getAttribute('aria-label') ?? labelled.labels?.[0]?.textContent
  const name = label ?? (ownText(element) || element.textContent)
  return name.trim() || (element.getAttribute('part') ?? element.getAttribute('role') ?? element.localName)
}

function ownText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const aside of copy.querySelectorAll('[aria-hidden=true], .voice-hidden')) aside.remove()
  return copy.textContent
}

const KEY_NAMES: Record<string, string> = { Space: '[Space]' }

/** `Shift+Tab` in Vitest's syntax: `{Shift>}{Tab}{/Shift}`. */
function written(keys: string): string {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  const pressed = KEY_NAMES[key] ?? (key.length > 1 ? `{${key}}` : key)
  return parts.reduceRight((inner, held) => `{${held}>}${inner}{/${held}}`, pressed)
}

/** Waits until the changes of the last key are drawn. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Name of the focused control, through shadow roots. */
function focused(): string {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return nameOf(active)
}

/** Renders components between two buttons, `before` and `after`. */
export async function enterStage(place: Place, children: ReactNode, options: StageOptions): Promise<Stage> {
  const shown = showInBrowser(
    <>
      <button type="button">before</button>
      {children}
      <button type="button">after</button>
    </>,
    { place, ...options },
  )
  const { root } = shown
  const find = (name: string) =>
    [...root.querySelectorAll<HTMLElement>(CONTROLS)].find((control) => nameOf(control) === name)
  function named(name: string): HTMLElement {
    const control = find(name)
    if (control) return control
    throw new Error(`Nothing is named “${name}” ${place}.`)
  }

  await expect.poll(() => find(options.awaits)).toBeTruthy()
  await Promise.all([loadDialogPanel(), loadMenuPanel()])
  return {
    ...shown,
    named,
    focused,
    async press(from, keys) {
      if (from !== null) named(from).focus()
      const path: string[] = []
      for (const key of keys.split(' ')) {
        await userEvent.keyboard(written(key))
        await settled()
        // The items of a menu may load when it opens.
        while (root.querySelector('[aria-haspopup][aria-busy=true]')) await settled()
        path.push(focused())
      }
      return path.join(' → ')
    },
    hasOverlay: (part) => [...root.querySelectorAll(OVERLAYS)].some((one) => !part || one.matches(`[part=${part}]`)),
  }
}
