import type { Voice } from '@voice-rankings/contract'
import { toneUrl, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'
import type { SmallPlayerElement } from './SmallPlayerElement.ts'
import './define.ts'

const OWL = toneUrl({ durationMs: 20_000, amplitude: 0.01, sampleRate: 8000 })
const LARK = toneUrl({ durationMs: 9000, amplitude: 0.01, sampleRate: 8000 })
const marksOf = (...words: string[]) =>
  `data:application/json,${encodeURIComponent(
    JSON.stringify(words.map((word, n) => ({ word, startTime: n * 500, duration: 450 }))),
  )}`

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
})
afterEach(async () => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve, 10))
  vi.restoreAllMocks()
})

type Player = SmallPlayerElement & SmallPlayerProps

function put(attributes: Record<string, string>): void {
  const player = document.createElement('voice-player')
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value)
  document.body.append(player)
}
const putOwl = (more: Record<string, string> = {}) =>
  put({ src: OWL, title: 'Owl', 'duration-ms': '20000', peaks: '0 50 100 50', ...more })
const player = () => document.querySelector<Player>('voice-player')!
const part = <T extends Element = HTMLElement>(name: string) => player().shadowRoot!.querySelector<T>(`[part=${name}]`)
const status = () => part('player')?.getAttribute('data-status')
const clock = () => part('time')?.textContent
const label = () => part('play-button')?.getAttribute('aria-label')
const press = (name: string) => userEvent.click(part(name)!)
const lines = () =>
  [...player().shadowRoot!.querySelectorAll('[part=visualizer] path')].map((it) => it.getAttribute('d'))

const addressOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : `${asked}`)

/** Records the media elements that start; returns those that are playing. */
function listen(): () => HTMLMediaElement[] {
  const sounds = new Set<HTMLMediaElement>()
  const { play } = HTMLMediaElement.prototype
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function started(this: HTMLMediaElement) {
    sounds.add(this)
    return play.call(this)
  })
  return () => [...sounds].filter((one) => !one.paused && !one.error)
}

async function startPlaying(): Promise<void> {
  await press('play-button')
  await expect.poll(status).toBe('playing')
  await expect.poll(() => player().currentTimeMs).toBeGreaterThan(100)
}

describe('a playing player with changed attributes', () => {
  it('stops the old sound, dispatches events, and plays the new one from its start', async () => {
    const heard = listen()
    const told: string[] = []
    putOwl()
    for (const type of ['play', 'pause']) player().addEventListener(type, () => told.push(type))
    await startPlaying()
    player().src = LARK
    expect(heard()).toEqual([])
    expect(told).toEqual(['play', 'pause'])
    await expect.poll(label).toBe('Play Owl')
    expect(player().currentTimeMs).toBe(0)
    expect(part('waveform-heard')).toBeNull()
    await startPlaying()
    expect(heard()).toHaveLength(1)
    expect(heard()[0]?.currentSrc).toBe(LARK)
    await expect.poll(clock).toContain(' / 0:09')
    player().pause()
  })

  it.each<[string, string, () => unknown, unknown]>([
    ['title', 'Lark', () => [part('title')?.textContent, label()], ['Lark', 'Pause Lark']],
    ['subtitle', 'A song', () => part('subtitle')?.textContent, 'A song'],
    ['href', '/lark', () => part('title')?.getAttribute('href'), '/lark'],
    ['duration-ms', '5000', () => clock()?.endsWith(' / 0:20'), true],
    ['peaks', '100 100', () => new Set(lines().map((line) => line?.slice(0, 9))), new Set(['M0.5 4v92'])],
  ])('shows another %s and keeps playing', async (name, value, seen, expected) => {
    const heard = listen()
    const told: string[] = []
    putOwl()
    await startPlaying()
    for (const type of ['play', 'pause']) player().addEventListener(type, () => told.push(type))
    player().setAttribute(name, value)
    expect(seen()).toEqual(expected)
    expect(status()).toBe('playing')
    expect(heard()).toHaveLength(1)
    expect(told).toEqual([])
    player().pause()
  })

  it('highlights other words after marks change, and shows another text', async () => {
    putOwl({ marks: marksOf('An', 'owl') })
    await startPlaying()
    await expect.poll(() => part('speech')?.textContent).toBe('An owl')
    player().setAttribute('title', 'Bird')
    expect(part('speech')?.textContent).toBe('An owl')
    player().setAttribute('marks', marksOf('A', 'lark'))
    await expect.poll(() => part('speech')?.textContent).toBe('A lark')
    player().text = 'One lark'
    await expect.poll(() => part('speech')?.textContent).toBe('One lark')
    player().removeAttribute('marks')
    await expect.poll(() => part('speech')).toBeNull()
    expect(status()).toBe('playing')
    player().pause()
  })

  it.each(['play-button', 'seek', 'more'])('keeps focus on %s', async (name) => {
    putOwl()
    await startPlaying()
    part(name)!.focus()
    player().title = 'Bird'
    player().src = LARK
    player().durationMs = 9000
    expect(player().shadowRoot!.activeElement).toBe(part(name))
    expect(label()).toBe('Play Bird')
  })

  it('keeps the More panel open, with the link of the new sound', { timeout: 60_000 }, async () => {
    // Preloaded for slow machines.
    await import('./toggleFoot.ts')
    putOwl()
    await press('more')
    await expect.poll(() => part('foot')?.hidden, { timeout: 5000 }).toBe(false)
    player().title = 'Lark'
    expect(part('foot')?.hidden).toBe(false)
    player().src = LARK
    await expect.poll(() => part('download')?.getAttribute('href')).toBe(LARK)
    expect(part('foot')?.hidden).toBe(false)
    expect(part('more')?.getAttribute('aria-expanded')).toBe('true')
  })

  it('shows other texts after they change', async () => {
    putOwl()
    player().texts = { play: (name) => `${name} abspielen` }
    expect(label()).toBe('Owl abspielen')
    await startPlaying()
    player().texts = { pause: (name) => `${name} anhalten` }
    expect(label()).toBe('Owl anhalten')
    player().pause()
    await expect.poll(label).toBe('Play Owl')
  })
})

it('draws the peaks of the file named last, whichever loads first', async () => {
  let answerFirst: (() => void) | undefined
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const isFirst = addressOf(address).endsWith('first.json')
    if (isFirst) await new Promise<void>((resolve) => (answerFirst = resolve))
    return Response.json(isFirst ? [0, 0] : [100, 100])
  })
  putOwl({ peaks: '/first.json' })
  await expect.poll(() => answerFirst).toBeDefined()
  player().setAttribute('peaks', '/second.json')
  await expect.poll(lines).toEqual([expect.stringMatching(/^M0.5 4v92/)])
  answerFirst?.()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lines()).toEqual([expect.stringMatching(/^M0.5 4v92/)])
})

it('is at rest after it was removed for a while and added again', async () => {
  putOwl()
  await startPlaying()
  const taken = player()
  taken.remove()
  await new Promise((resolve) => setTimeout(resolve, 50))
  document.body.append(taken)
  expect(label()).toBe('Play Owl')
  expect(clock()).toBe('0:20')
  await startPlaying()
  player().pause()
})

describe('a player that names another voice', () => {
  /** Unused names, since responses are cached per page. */
  let n = 0
  let paths: Record<'warm' | 'cold', string>

  beforeEach(() => {
    n += 1
    paths = { warm: `flite/female/warm${n}`, cold: `flite/male/cold${n}` }
    const voices: Record<string, Partial<Voice>> = {
      warm: {
        voice_name: 'Owl',
        voice_sample_url: OWL,
        voice_gender: 'female',
        voice_sample_peaks: [0, 0],
        voice_sample_text: 'An owl.',
      },
      cold: {
        voice_name: 'Lark',
        voice_sample_url: LARK,
        voice_gender: 'male',
        voice_sample_peaks: [100, 100],
        voice_sample_text: 'A lark.',
      },
    }
    vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
      const name = addressOf(address).includes('cold') ? 'cold' : 'warm'
      const voice = voiceFixture(voices[name])
      return Response.json({ voice, samples: [voice] })
    })
  })
  const putVoice = (more: Record<string, string> = {}) =>
    put({ 'base-url': 'https://v.example', 'voice-path': paths.warm, ...more })

  it('shows the name, colour, waveform and sound of the new voice', async () => {
    putVoice()
    await expect.poll(label).toBe('Play Owl')
    player().voicePath = paths.cold
    await expect.poll(label).toBe('Play Lark')
    expect(player().src).toBe(LARK)
    expect(player().gender).toBe('male')
    expect(lines()).toEqual([expect.stringMatching(/^M0.5 4v92/)])
  })

  it('stops the old voice, keeps focus, and plays the new one at the next press', async () => {
    const heard = listen()
    putVoice()
    await expect.poll(label).toBe('Play Owl')
    await startPlaying()
    part('play-button')!.focus()
    player().voicePath = paths.cold
    await expect.poll(heard).toEqual([])
    await expect.poll(label).toBe('Play Lark')
    expect(player().shadowRoot!.activeElement).toBe(part('play-button'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => heard().map(({ currentSrc }) => currentSrc)).toEqual([LARK])
    player().pause()
  })

  it('keeps attributes set by the page, before and since', async () => {
    putVoice({ subtitle: 'Of the page' })
    await expect.poll(label).toBe('Play Owl')
    player().title = 'Owl'
    player().voicePath = paths.cold
    await expect.poll(() => player().src).toBe(LARK)
    expect(part('title')?.textContent).toBe('Owl')
    expect(part('subtitle')?.textContent).toBe('Of the page')
  })

  it('shows the last of several voices named at once, and requests no other', async () => {
    putVoice()
    await expect.poll(label).toBe('Play Owl')
    player().voicePath = `flite/male/never${n}`
    player().voicePath = paths.cold
    await expect.poll(label).toBe('Play Lark')
    expect(vi.mocked(window.fetch).mock.calls.filter(([address]) => addressOf(address).includes('never'))).toEqual([])
  })

  it('shows the new voice in the full player too', { timeout: 60_000 }, async () => {
    const heard = listen()
    putVoice()
    await expect.poll(label).toBe('Play Owl')
    await startPlaying()
    await Promise.all([import('./toggleFoot.ts'), import('../full/openFull.ts')])
    await press('more')
    await expect.poll(() => part('foot')?.hidden, { timeout: 5000 }).toBe(false)
    await press('full-player')
    const full = () => player().shadowRoot!.querySelectorAll('section.voice-player')
    await expect.poll(() => full()[0]?.textContent, { timeout: 15_000 }).toContain('An owl.')
    player().voicePath = paths.cold
    await expect.poll(() => full()[0]?.textContent, { timeout: 15_000 }).toContain('A lark.')
    expect(full()).toHaveLength(1)
    await expect.poll(heard).toEqual([])
    // Removed for a while, it becomes the small player again.
    const taken = player()
    taken.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))
    document.body.append(taken)
    await expect.poll(label).toBe('Play Lark')
    expect(full()).toHaveLength(0)
    expect(part('visualizer')!.clientHeight).toBe(36)
  })
})
