import { toneUrl } from '@voice-rankings/testkit'
import { afterEach, expect, it } from 'vitest'
import type { SmallPlayerElement } from './SmallPlayerElement.ts'
import './define.ts'

const SRC = toneUrl({ durationMs: 4000, amplitude: 0.01 })
const wave = () => document.querySelector('voice-player')?.shadowRoot?.querySelector('svg[part=waveform]')
const bars = () => wave()?.querySelector('path')?.getAttribute('d')?.split('M').length
/** Pixels from bar to bar. */
const pitch = () => (wave()?.clientWidth ?? 0) / ((bars() ?? 0) - 1)

function put(widthPx: number, peaks: string): SmallPlayerElement {
  document.body.innerHTML = `<div style="width: ${widthPx}px"><voice-player src="${SRC}" title="Owl" duration-ms="4000" peaks='${peaks}'></voice-player></div>`
  return document.querySelector<SmallPlayerElement>('voice-player')!
}
afterEach(() => document.body.replaceChildren())

it.each(['0 50 100 50', 'data:application/json,[0,50,100,50]'])(
  'bars are 5 px apart at every width: %s',
  async (peaks) => {
    const { parentElement } = put(660, peaks)
    for (const widthPx of [660, 320, 900]) {
      parentElement!.style.width = `${widthPx}px`
      await expect.poll(() => Math.floor(pitch())).toBe(5)
      expect(document.querySelector('voice-player')?.getBoundingClientRect().height).toBe(96)
    }
    await expect.poll(() => wave()?.querySelector('path')?.getAttribute('d')).toMatch(/v9\d/)
  },
)
