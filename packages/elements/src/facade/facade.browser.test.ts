import { formatVtt } from '@voice-rankings/playback/captions'
import { createFakeClient, toneUrl, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { shareInPage } from '../element/pageShare.ts'
import { createRuntime } from '@voice-rankings/react'
import type { VoicePlayerFacade } from './VoicePlayerFacade.ts'
import './define.ts'
import { renderToHtml } from './renderToHtml.ts'

const SRC = toneUrl({ durationMs: 4000, amplitude: 0.01 })
const LONG = toneUrl({ durationMs: 30_000, amplitude: 0.01, sampleRate: 8000 })
const LINE = `<voice-player src="${SRC}" title="Owl" duration-ms="4000" peaks="0 50 100 50"></voice-player>`
const complaints = vi.fn<(...values: unknown[]) => void>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints.mockClear())
  localStorage.clear()
})
afterEach(async () => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve, 10))
  vi.restoreAllMocks()
})

function put(html: string): VoicePlayerFacade {
  document.body.innerHTML = html
  return document.querySelector<VoicePlayerFacade>('voice-player')!
}
const part = <T extends Element = HTMLElement>(name: string, n = 0) =>
  document.querySelectorAll('voice-player')[n]!.shadowRoot!.querySelector<T>(`[part=${name}]`)
const statusOf = (n = 0) => part('player', n)?.getAttribute('data-status')
const press = async (name: string, n = 0) => userEvent.click(part(name, n)!)

it('shows its waveform, name and length without a request for the sound', () => {
  put(LINE)
  expect(part('title')?.textContent).toBe('Owl')
  expect(part('time')?.textContent).toBe('0:04')
  expect(part('waveform')?.querySelector('path')?.getAttribute('d')).toMatch(/^M0.5 50v0/)
  expect(performance.getEntriesByName(SRC)).toEqual([])
  expect(document.querySelector('audio')).toBeNull()
})

it('plays and pauses by its button, and tells the page', async () => {
  const player = put(LINE)
  const heard: string[] = []
  for (const name of ['play', 'pause', 'ended']) player.addEventListener(name, () => heard.push(name))
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
  expect(part('play-button')?.getAttribute('aria-label')).toBe('Pause Owl')
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(100)
  part('play-button')!.click()
  await expect.poll(() => statusOf()).toBe('paused')
  expect(heard).toEqual(['play', 'pause'])
})

it('uncovers the waveform as far as it was heard', async () => {
  const player = put(LINE)
  await press('play-button')
  await expect.poll(() => part('waveform-heard')).toBeTruthy()
  player.pause()
  player.seek(2000)
  await expect
    .poll(() => new DOMMatrix(getComputedStyle(part('waveform-heard')!).transform).m41)
    .toBeCloseTo(-part('visualizer')!.clientWidth / 2, -1)
})

it('is worked by keyboard: Space plays, arrow keys go through the sound', async () => {
  const player = put(LINE)
  part('play-button')!.focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => statusOf()).toBe('playing')
  player.pause()
  player.seek(0)
  part('seek')!.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => player.currentTimeMs).toBeCloseTo(4000, -1)
  await expect.poll(() => part('seek')?.getAttribute('aria-valuetext')).toBe('0:04 of 0:04')
})

it('plays as fast as the visitor chose, also the next sound', async () => {
  put(LINE)
  await userEvent.hover(part('speed')!)
  await expect.poll(() => part<HTMLSelectElement>('speed')!.length).toBe(7)
  await userEvent.selectOptions(part('speed')!, '1.5')
  expect(localStorage.getItem('voicePlaybackRate')).toBe('1.5')
})

it('one plays at a time, and the elements of components are among them', async () => {
  put(LINE + LINE.replace('Owl', 'Lark'))
  await press('play-button', 0)
  await expect.poll(() => statusOf(0)).toBe('playing')
  await press('play-button', 1)
  await expect.poll(() => statusOf(1)).toBe('playing')
  await expect.poll(() => statusOf(0)).toBe('paused')
  const { playback } = createRuntime({ client: createFakeClient(), storage: null })
  await playback.track({ url: SRC }).play()
  await expect.poll(() => statusOf(1)).toBe('paused')
  playback.destroy()
})

it('plays on while it is moved, and falls silent when it is gone', async () => {
  const player = put(`${LINE}<section></section>`)
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
  document.querySelector('section')!.append(player)
  const before = player.currentTimeMs
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(before)
  const silent = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  player.remove()
  await expect.poll(() => silent.mock.calls.length).toBeGreaterThan(0)
})

it('says what went wrong, and plays once it can', async () => {
  const player = put(LINE.replace(SRC, 'data:audio/wav;base64,AAAA'))
  await press('play-button')
  await expect.poll(() => part('problem')?.textContent).toMatch(/could not be played/)
  await expect.poll(() => part('play-button')?.getAttribute('aria-label')).toBe('Play Owl')
  player.setAttribute('src', SRC)
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
  expect(part('problem')).toBeNull()
})

it('lights up the words in the text of the page, and changes nothing there', async () => {
  const marks = ['An', 'owl', 'flies'].map((word, n) => ({ word, startTime: n * 500, duration: 450 }))
  const file = `data:text/vtt,${encodeURIComponent(formatVtt(marks))}`
  put(
    `<p id="story">An owl <b>fl</b>ies</p>${LINE.replace('title', `marks="${file}" highlight-target="#story" title`)}`,
  )
  const before = document.querySelector('#story')!.innerHTML
  await press('play-button')
  await expect.poll(() => CSS.highlights.get('voice-host-none')?.size).toBe(1)
  expect(document.querySelector('#story')!.innerHTML).toBe(before)
})

it('shows the words in the player where no text of the page is named', async () => {
  const file = `data:application/json,${encodeURIComponent('[{"word":"An","startTime":0,"duration":400}]')}`
  put(LINE.replace('title', `marks='${file}' title`))
  await press('play-button')
  await expect.poll(() => part('speech')?.textContent).toBe('An')
})

it('is seen as HTML before any script, and taken over as it stands', async () => {
  const html = renderToHtml(
    { src: SRC, title: 'Owl & <Lark>', durationMs: 4000, peaks: '0 50 100' },
    { styles: 'data:text/css,' },
  )
  const frame = document.body.appendChild(document.createElement('div'))
  frame.setHTMLUnsafe(html)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(part('title')?.textContent).toBe('Owl & <Lark>')
  expect(document.querySelector('noscript')?.textContent).toContain('<audio controls preload="none"')
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
})

it('hands the sound that plays over to the full player without a gap', { timeout: 60_000 }, async () => {
  const voice = voiceFixture({ voice_sample_url: LONG, voice_sample_duration: 30_000 })
  const client = createFakeClient({ getVoice: () => ({ voice }) })
  shareInPage(document, 'runtime https://v.example', () => createRuntime({ client, storage: null, user: null }))
  const player = put(
    LINE.replace(SRC, LONG).replace('src', 'base-url="https://v.example" voice-path="flite/female/slt--warm" src'),
  )
  await press('play-button')
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(50)
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  // So that the sound is not over before a busy machine has loaded it.
  await import('./openPanel.ts')
  player.seek(5000)
  await press('more')
  await expect
    .poll(() => player.shadowRoot!.querySelector('section.voice-player')?.getAttribute('data-playback'), {
      timeout: 15_000,
    })
    .toBe('playing')
  expect(paused).not.toHaveBeenCalled()
  expect(player.currentTimeMs).toBeGreaterThanOrEqual(5000)
  expect(complaints.mock.calls).toEqual([])
  // Nothing of the small player's looks remains, also when the element is moved.
  document.body.prepend(player)
  expect(player.shadowRoot!.adoptedStyleSheets).toHaveLength(1)
  expect(getComputedStyle(part('visualizer')!).height).not.toBe('36px')
  player.pause()
})

it('takes properties that were set before the element was known, and numbers as peaks', () => {
  const player = put(LINE)
  Reflect.set(player, 'peaks', [100, 100])
  expect(part('waveform')?.querySelector('path')?.getAttribute('d')).toMatch(/^M0.5 4v92/)
})
