import { toneUrl } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SmallPlayerElement } from './SmallPlayerElement.ts'
import './define.ts'

const LONG = toneUrl({ durationMs: 30_000, amplitude: 0.01, sampleRate: 8000 })
/** Timeout for playback updates, which happen once a second. */
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

/** Step count of the waveform animation, and its width in pixels. */
const easing = () => part('waveform-heard')?.getAnimations()[0]?.effect?.getTiming().easing
const pixels = () => `steps(${Math.round(part('visualizer').clientWidth * devicePixelRatio)})`

/** Playing player whose slider lags behind. */
async function putPlaying(): Promise<SmallPlayerElement> {
  const player = put()
  await userEvent.click(part('play-button'))
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(0)
  player.seek(11_000)
  await expect.poll(() => part('time').textContent, { timeout }).toBe('0:13 / 0:30')
  return player
}

it('an arrow key seeks from the playing position and announces the result', async () => {
  const player = await putPlaying()
  seek().focus()
  expect(told()).toBe('0:13 of 0:30')
  await userEvent.keyboard('{ArrowRight}')
  expect(player.currentTimeMs).toBeGreaterThan(13_000)
  expect(player.currentTimeMs).toBeLessThan(20_000)
  await userEvent.keyboard('{End}')
  expect(told()).toBe('0:30 of 0:30')
})

it('a screen reader step, which gives no focus, seeks from the playing position', async () => {
  const player = await putPlaying()
  seek().value = String(Number(seek().value) + 1)
  seek().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  expect(player.currentTimeMs).toBeGreaterThan(13_900)
  expect(player.currentTimeMs).toBeLessThan(20_000)
})

it('a pointer seeks to its position, also without focus', async () => {
  const player = await putPlaying()
  seek().dispatchEvent(new PointerEvent('pointerdown'))
  seek().value = '5'
  seek().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  expect(player.currentTimeMs).toBeLessThan(8000)
})

it('the waveform is revealed in steps of its own pixels, also when shown or widened during playback', async () => {
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
