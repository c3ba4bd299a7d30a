import { toneUrl } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SmallPlayerElement } from './SmallPlayerElement.ts'
import './define.ts'

const LONG = toneUrl({ durationMs: 30_000, amplitude: 0.01, sampleRate: 8000 })
/** A sound that is looked at once a second may be long in getting there. */
const timeout = 5000

beforeEach(() => localStorage.clear())
afterEach(async () => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve, 10))
})

function put(): SmallPlayerElement {
  document.body.innerHTML = `<div id="around"><voice-player src="${LONG}" title="Owl" duration-ms="30000" peaks="0 50"></voice-player></div>`
  return document.querySelector<SmallPlayerElement>('voice-player')!
}
const part = <T extends Element = HTMLElement>(name: string) =>
  document.querySelector('voice-player')!.shadowRoot!.querySelector<T>(`[part=${name}]`)!
const seek = () => part<HTMLInputElement>('seek')
const told = () => seek().getAttribute('aria-valuetext')

/** How many steps the waveform is uncovered in, and how many pixels it has. */
const easing = () => part('waveform-heard')?.getAnimations()[0]?.effect?.getTiming().easing
const pixels = () => `steps(${Math.round(part('visualizer').clientWidth * devicePixelRatio)})`

/** A player that plays, and whose slider stands behind by now. */
async function putPlaying(): Promise<SmallPlayerElement> {
  const player = put()
  await userEvent.click(part('play-button'))
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(0)
  player.seek(11_000)
  await expect.poll(() => part('time').textContent, { timeout }).toBe('0:13 / 0:30')
  return player
}

it('moves by a key from where the sound is, while it plays, and tells where that has brought it', async () => {
  const player = await putPlaying()
  seek().focus()
  expect(told()).toBe('0:13 of 0:30')
  await userEvent.keyboard('{ArrowRight}')
  expect(player.currentTimeMs).toBeGreaterThan(13_000)
  expect(player.currentTimeMs).toBeLessThan(20_000)
  await userEvent.keyboard('{End}')
  expect(told()).toBe('0:30 of 0:30')
})

it('moves by a step of a screen reader, which gives no focus, from where the sound is', async () => {
  const player = await putPlaying()
  seek().value = String(Number(seek().value) + 1)
  seek().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  expect(player.currentTimeMs).toBeGreaterThan(13_900)
  expect(player.currentTimeMs).toBeLessThan(20_000)
})

it('moves to where a pointer is, also without the focus', async () => {
  const player = await putPlaying()
  seek().dispatchEvent(new PointerEvent('pointerdown'))
  seek().value = '5'
  seek().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  expect(player.currentTimeMs).toBeLessThan(8000)
})

it('uncovers its waveform by its own pixels, also when it is shown only as it plays, and when it becomes wider', async () => {
  const player = put()
  const around = document.querySelector<HTMLElement>('#around')!
  around.style.display = 'none'
  await userEvent.click(document.body)
  await player.play()
  await expect.poll(easing).toBe('linear')
  for (const width of ['300px', '500px']) {
    around.style.cssText = `width: ${width}`
    await expect.poll(easing, { timeout }).toBe(pixels())
  }
  player.pause()
})
