import { createFakeAudio } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import type { OpenChannel } from './createPlaybackChannel.ts'

/** Channels of all pages of one site. */
let open: Set<EventTarget>

const openChannel: OpenChannel = () => {
  const target = new EventTarget()
  open.add(target)
  return Object.assign(target, {
    postMessage(data: unknown) {
      for (const other of open) if (other !== target) other.dispatchEvent(new MessageEvent('message', { data }))
    },
    close: () => void open.delete(target),
  })
}

const page = (options: { openChannel: OpenChannel | null } = { openChannel }) =>
  createPlayback({ createAudio: () => createFakeAudio(2000), ...options })

/** The page's window, which Node lacks. */
let window: EventTarget

beforeEach(() => {
  open = new Set()
  window = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, window[name].bind(window))
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('playback in one tab pauses that of another', async () => {
  const [here, there] = [page(), page()]
  const [mine, other] = [here.track({ url: '/a.mp3' }), there.track({ url: '/b.mp3' })]
  await mine.play()
  await other.play()
  expect([mine.getState().status, other.getState().status]).toEqual(['paused', 'playing'])
})

it('a silent page opens no channel, and a page that is left closes its channel', async () => {
  const here = page()
  const track = here.track({ url: '/a.mp3' })
  expect(open.size).toBe(0)
  await track.play()
  expect(open.size).toBe(1)
  here.destroy()
  expect(open.size).toBe(0)
})

it('a page in the back/forward cache is paused without a channel, and takes part again when restored', async () => {
  const here = page().track({ url: '/a.mp3' })
  for (const _visit of ['first', 'second']) {
    await here.play()
    expect(open.size).toBe(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(here.getState().status).toBe('paused')
    expect(open.size).toBe(0)
  }
  await here.play()
  await page().track({ url: '/b.mp3' }).play()
  expect(here.getState().status).toBe('paused')
})

it.each<[string, OpenChannel | null]>([
  ['has no channels', null],
  [
    'forbids them',
    () => {
      throw new DOMException('Not here.', 'SecurityError')
    },
  ],
])('playback works in a browser that %s', async (_, refused) => {
  const track = page({ openChannel: refused }).track({ url: '/a.mp3' })
  await track.play()
  expect(track.getState().status).toBe('playing')
})

it('a page without a channel, or where it is forbidden, plays on its own', async () => {
  const forbidden = vi.fn<OpenChannel>(() => {
    throw new DOMException('Not here.', 'SecurityError')
  })
  for (const openChannel of [null, forbidden]) {
    const playback = page({ openChannel })
    await playback.track({ url: '/a.mp3' }).play()
    await playback.track({ url: '/b.mp3' }).play()
    expect(playback.current.getState()?.getState().status).toBe('playing')
  }
  expect(forbidden).toHaveBeenCalledOnce()
})

it('a page opens one channel, however often it plays', async () => {
  const playback = page()
  await playback.track({ url: '/a.mp3' }).play()
  await playback.track({ url: '/b.mp3' }).play()
  expect(open.size).toBe(1)
})

it('messages of other scripts are ignored', async () => {
  const track = page().track({ url: '/a.mp3' })
  await track.play()
  for (const target of open) target.dispatchEvent(new MessageEvent('message', { data: { type: 'login' } }))
  expect(track.getState().status).toBe('playing')
})
