import { toneUrl, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MEDIA_PROPS } from '../followSound.ts'
import type { MediaCallbacks, MediaProps } from '../PlayerMedia.ts'

/** Timeout for loading a view on a slow machine. */
const timeout = 15_000
const TONE = toneUrl({ durationMs: 8000, amplitude: 0.01, sampleRate: 8000 })
const MARKS = ['An', 'owl', 'flies'].map((word, n) => ({ word, startTime: n * 2000, duration: 1900 }))

interface Player extends HTMLElement, MediaProps {
  readonly duration: number
  readonly currentTimeMs: number
  play(): Promise<void>
  pause(): void
}
const player = () => document.querySelector<Player>('voice-player')!
const within = (selector: string) => player().shadowRoot?.querySelector(selector)
/** Media element that was started last. */
const heard = () => vi.mocked(HTMLMediaElement.prototype.play).mock.contexts.at(-1) as HTMLMediaElement

/** Value of each property, its attribute, and the effect on the sound. A missing property does not compile. */
const PROPS: {
  [K in keyof typeof MEDIA_PROPS]: { value: MediaProps[K]; attribute: [string, string]; seen: () => unknown }
} = {
  currentTime: { value: 3, attribute: ['current-time', '3'], seen: () => Math.floor(heard().currentTime) },
  playbackRate: { value: 1.5, attribute: ['playback-rate', '1.5'], seen: () => heard().playbackRate },
  volume: { value: 0.5, attribute: ['volume', '0.5'], seen: () => heard().volume },
  muted: { value: true, attribute: ['muted', ''], seen: () => heard().muted },
  loop: { value: true, attribute: ['loop', ''], seen: () => heard().loop },
  preload: { value: 'auto', attribute: ['preload', 'auto'], seen: () => heard().preload },
}

type EventOf<K> = K extends `on${infer Name}` ? Uncapitalize<Name> : never
interface Told {
  /** Action on a playing player. */
  act?: () => void
  detail?: unknown
}
const EVENTS: Record<EventOf<keyof MediaCallbacks>, Told> = {
  play: {},
  pause: { act: () => player().pause() },
  ended: { act: () => (player().currentTime = 7.9) },
  timeupdate: {},
  seeked: { act: () => (player().currentTime = 2) },
  ratechange: { act: () => (player().playbackRate = 1.25) },
  volumechange: { act: () => (player().muted = true) },
  ready: {},
  error: {
    act: () => heard().dispatchEvent(new Event('error')),
    detail: expect.objectContaining({ code: 'unreadable' }),
  },
  word: { act: () => (player().currentTime = 2.1), detail: MARKS[1] },
}

/** View of a player: its attributes, and a selector that matches once it is rendered. */
export interface View {
  attributes: Record<string, string>
  shown: string
}

/** Sound of the page itself, with its words. */
export const OWN_SOUND = {
  src: TONE,
  text: 'An owl flies',
  marks: `data:application/json,${encodeURIComponent(JSON.stringify(MARKS))}`,
}

const { voice_sample_word_times: _times, ...voice } = voiceFixture({
  voice_sample_url: TONE,
  voice_sample_duration: 8000,
})
export const VOICE = { 'base-url': 'https://v.example', 'voice-path': '' }

/** Answers requests for voices as their server would. */
export function answerRequests(): void {
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const url = asked instanceof Request ? asked.url : `${asked}`
    if (url.startsWith('data:')) return fetch(asked, init)
    if (url.includes('/samples?')) return Response.json({ samples: [{ ...voice, voice_brief: 'Flite · calm' }] })
    return Response.json({ voice: { ...voice, voice_sample_word_times: MARKS } })
  })
}

/** Number of voices named so far, since responses are cached per page. */
let named = 0

/** Adds a player to the page and waits until it is rendered. */
export async function put({ attributes, shown }: View, before?: (made: Player) => void): Promise<Player> {
  const made = document.createElement('voice-player') as Player
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  if ('voice-path' in attributes) made.setAttribute('voice-path', `flite/female/sound${(named += 1)}`)
  before?.(made)
  document.body.replaceChildren(made)
  await expect.poll(() => within(shown), { timeout }).toBeTruthy()
  return made
}

/** Answers the requests of players before each test, and takes the players from the page after it. */
export function preparePlayers(): void {
  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answerRequests()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await new Promise((resolve) => setTimeout(resolve, 10))
    vi.restoreAllMocks()
  })
}

/**
 * Defines tests that set each property of the sound and expect each of its events, in each view of a `<voice-player>`.
 */
export function testSound(views: Record<string, View>): void {
  preparePlayers()
  beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, 'play'))

  describe.each(Object.entries(views))('%s', (_title, view) => {
    it.each(Object.entries(PROPS))(
      '%s set before the sound applies to playback',
      { timeout: 60_000 },
      async (...set) => {
        const [name, { value, seen }] = set
        const made = await put(view, (one) => Reflect.set(one, name, value))
        await made.play()
        await expect.poll(seen, { timeout }).toBe(value)
        expect(Math.floor(Number(Reflect.get(made, name))) || Reflect.get(made, name)).toEqual(
          Math.floor(Number(value)) || value,
        )
      },
    )

    it.each(Object.entries(PROPS))('%s set during playback applies at once', { timeout: 60_000 }, async (...set) => {
      const [name, { value, seen }] = set
      const made = await put(view)
      await made.play()
      Reflect.set(made, name, value)
      await expect.poll(seen, { timeout }).toBe(value)
    })

    it.each<{ attribute: [string, string]; value: unknown; seen: () => unknown }>(Object.values(PROPS))(
      'the attribute $attribute sets the property',
      { timeout: 60_000 },
      async (one) => {
        const made = await put(view, (player) => player.setAttribute(...one.attribute))
        await made.play()
        await expect.poll(one.seen, { timeout }).toBe(one.value)
      },
    )

    it.each(Object.entries(EVENTS))('dispatches %s', { timeout: 60_000 }, async (type, { act, detail = null }) => {
      const made = await put(view)
      const told: unknown[] = []
      const listen = () => made.addEventListener(type, (event) => told.push((event as CustomEvent).detail))
      if (!act) listen()
      await made.play()
      await expect.poll(() => made.currentTimeMs, { timeout }).toBeGreaterThan(0)
      if (act) listen()
      act?.()
      await expect.poll(() => told, { timeout }).toContainEqual(detail)
    })

    it('has its position and length in seconds', { timeout: 60_000 }, async () => {
      const made = await put(view)
      await made.play()
      await expect.poll(() => made.duration, { timeout }).toBe(8)
      made.currentTime = 4
      expect(made.currentTimeMs).toBeGreaterThanOrEqual(4000)
      made.pause()
    })
  })
}
