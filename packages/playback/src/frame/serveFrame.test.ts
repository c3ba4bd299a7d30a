// @vitest-environment jsdom
import { createFakeAudio } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Playback } from '../createPlayback.ts'
import { createPlayback } from '../createPlayback.ts'
import type { FrameCommand } from './frameMessages.ts'
import { frameMessage, parseFrameReport } from './frameMessages.ts'
import { serveFrame } from './serveFrame.ts'
import type { FrameServer } from './serveFrame.ts'

const PAGE = 'https://blog.example'
let playback: Playback
let audio: FakeAudio
let server: FrameServer
const onView = vi.fn<(view: string) => void>()
let heard: unknown[]
/** Called when the size of the frame's content changes. */
let observed: () => void
const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
const track = () => playback.track({ url: '/a.mp3' })

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        observed = look
      }
      observe() {}
      disconnect() {}
    },
  )
  parent.postMessage.mockClear()
  heard = []
  audio = createFakeAudio(2000)
  playback = createPlayback({ createAudio: () => audio })
  track()
  vi.stubGlobal('parent', parent)
  onView.mockClear()
  server = serveFrame({ playback, title: 'Anna', view: 'generate', onView })
})
afterEach(() => {
  server.close()
  playback.destroy()
  location.hash = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Sent {
  origin?: string
  source?: unknown
  ports?: MessagePort[]
}

function say(command: FrameCommand, { origin = PAGE, source = parent, ports = [] }: Sent = {}) {
  const event = new Event('message')
  dispatchEvent(Object.assign(event, { data: frameMessage(command), origin, source, ports }))
}

/** Transfers a port to the frame and returns the other end. */
function connect(more = {}): MessagePort {
  const { port1, port2 } = new MessageChannel()
  // Messages may arrive after the test.
  const reports = heard
  port1.addEventListener('message', ({ data }) => reports.push(parseFrameReport(data)))
  port1.start()
  say({ type: 'connect' }, { ...more, ports: [port2] })
  return port1
}

/** Content of another height, in pixels. */
const growTo = (height: number) =>
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect)

const reportsOf = (type: string) => heard.filter((report) => (report as { type: string }).type === type)

describe('a framed player', () => {
  it('reports its presence to any page, and everything else to the page that transferred a port', async () => {
    await track().play()
    expect(parent.postMessage.mock.calls).toEqual([[frameMessage({ type: 'here' }), '*']])
    connect()
    await expect.poll(() => heard).toContainEqual({ type: 'ready', title: 'Anna' })
    expect(heard).toContainEqual(expect.objectContaining({ type: 'state', status: 'playing' }))
    expect(parent.postMessage).toHaveBeenCalledTimes(1)
  })

  it('reports its presence again on request', () => {
    say({ type: 'hello' })
    expect(parent.postMessage).toHaveBeenCalledTimes(2)
  })

  it('executes commands: play, seek, rate and pause', async () => {
    const port = connect()
    port.postMessage(frameMessage({ type: 'play' }))
    await expect.poll(() => track().getState().status).toBe('playing')
    port.postMessage(frameMessage({ type: 'seek', timeMs: 500 }))
    await expect.poll(() => track().currentTimeMs).toBe(500)
    port.postMessage(frameMessage({ type: 'rate', rate: 1.5 }))
    await expect.poll(() => track().getState().rate).toBe(1.5)
    port.postMessage(frameMessage({ type: 'pause' }))
    await expect.poll(() => track().getState().status).toBe('paused')
  })

  it('reports the displayed view, and each chosen one once', async () => {
    connect()
    await expect.poll(() => heard).toContainEqual({ type: 'view', view: 'generate' })
    for (const view of ['details', 'details']) server.tellView(view)
    await expect.poll(() => heard).toContainEqual({ type: 'view', view: 'details' })
    expect(reportsOf('view')).toHaveLength(2)
  })

  it('passes on the requested view', async () => {
    connect().postMessage(frameMessage({ type: 'view', view: 'similar' }))
    await expect.poll(() => onView.mock.calls).toEqual([['similar']])
  })

  it('reports the playback position', async () => {
    connect()
    await track().play()
    await expect.poll(() => heard).toContainEqual({ type: 'time', timeMs: 0 })
  })

  it('reports a playback error', async () => {
    connect()
    await track().play()
    audio.breakDown(2)
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ type: 'error', code: 'network' }))
  })

  it.each([
    ['another window', { source: {} }],
    ['another origin than the first', { origin: 'https://elsewhere.example' }],
  ])('does not answer %s', async (_who, more) => {
    connect()
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    heard.length = 0
    connect(more).postMessage(frameMessage({ type: 'play' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toEqual([])
    expect(track().getState().status).toBe('idle')
  })

  it('ignores invalid commands, to its window and on its port', async () => {
    const port = connect()
    const said = fc.oneof(fc.jsonValue(), fc.record({ voiceRankings: fc.jsonValue(), type: fc.jsonValue() }))
    for (const data of fc.sample(said, 200)) {
      dispatchEvent(Object.assign(new Event('message'), { data, origin: PAGE, source: parent, ports: [] }))
      port.postMessage(data)
    }
    port.postMessage(frameMessage({ type: 'view', view: 'similar' }))
    await expect.poll(() => onView.mock.calls).toEqual([['similar']])
    expect(track().getState()).toMatchObject({ status: 'idle', positionMs: 0, rate: 1 })
    expect(parent.postMessage).toHaveBeenCalledTimes(1)
  })

  it('reports its height in whole pixels when it has changed', async () => {
    growTo(100.2)
    connect()
    observed()
    growTo(0)
    observed()
    growTo(180)
    observed()
    await expect
      .poll(() => reportsOf('resize'))
      .toEqual([
        { type: 'resize', heightPx: 101 },
        { type: 'resize', heightPx: 180 },
      ])
  })

  it('answers the page again, on the port that it transfers anew', async () => {
    growTo(100)
    const first = connect()
    await expect.poll(() => reportsOf('resize')).toHaveLength(1)
    heard.length = 0
    connect().postMessage(frameMessage({ type: 'view', view: 'similar' }))
    await expect.poll(() => onView.mock.calls).toEqual([['similar']])
    expect(heard.map((report) => (report as { type: string }).type)).toEqual(['ready', 'view', 'resize', 'state'])
    first.postMessage(frameMessage({ type: 'view', view: 'details' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onView).toHaveBeenCalledOnce()
  })

  it('reports no view if it has only one', async () => {
    server.close()
    server = serveFrame({ playback, title: 'Anna' })
    connect()
    await expect.poll(() => reportsOf('state')).toHaveLength(1)
    expect(reportsOf('view')).toEqual([])
  })

  it('reports no position once the sound is paused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    connect()
    await track().play()
    expect(vi.getTimerCount()).toBe(1)
    track().pause()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports the sound that was requested last', async () => {
    connect()
    const other = playback.track({ url: '/b.mp3' })
    other.adjust({ rate: 2 })
    track().adjust({ rate: 1 })
    await expect.poll(() => reportsOf('state').at(-1)).toMatchObject({ rate: 1 })
    expect(reportsOf('state').map((report) => (report as { rate: number }).rate)).toContain(2)
    heard.length = 0
    other.adjust({ rate: 1.5 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toEqual([])
  })

  describe('without a sound so far', () => {
    const player = {
      play: vi.fn<() => Promise<void>>(async () => {}),
      pause: vi.fn<() => void>(),
      seek: vi.fn<(timeMs: number) => void>(),
    }
    beforeEach(() => {
      server.close()
      playback.destroy()
      playback = createPlayback({ createAudio: () => audio })
      vi.clearAllMocks()
    })

    it('has its player play, seek and pause', async () => {
      server = serveFrame({ playback, player, title: 'Anna' })
      const port = connect()
      for (const command of [{ type: 'play' }, { type: 'seek', timeMs: 500 }, { type: 'pause' }] as const)
        port.postMessage(frameMessage(command))
      await expect.poll(() => player.pause.mock.calls.length).toBe(1)
      expect([player.play.mock.calls, player.seek.mock.calls]).toEqual([[[]], [[500]]])
      expect(reportsOf('state')).toEqual([])
    })

    it('plays the first sound at the rate that was requested, and the next one at its own', async () => {
      server = serveFrame({ playback, player, title: 'Anna', onView })
      const port = connect()
      port.postMessage(frameMessage({ type: 'rate', rate: 1.5 }))
      port.postMessage(frameMessage({ type: 'view', view: 'similar' }))
      await expect.poll(() => onView).toHaveBeenCalledOnce()
      expect(track().getState().rate).toBe(1.5)
      expect(playback.track({ url: '/b.mp3' }).getState().rate).toBe(1)
    })

    it.each<FrameCommand>([
      { type: 'play' },
      { type: 'pause' },
      { type: 'seek', timeMs: 500 },
      { type: 'view', view: 'similar' },
    ])('ignores the command $type without a player and without views', async (command) => {
      server = serveFrame({ playback, title: 'Anna' })
      const port = connect()
      port.postMessage(frameMessage(command))
      port.postMessage(frameMessage({ type: 'rate', rate: 2 }))
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(track().getState()).toMatchObject({ status: 'idle', positionMs: 0, rate: 2 })
    })
  })

  it('is silent outside of a frame', () => {
    server.close()
    parent.postMessage.mockClear()
    const page = Object.assign(new EventTarget(), { location, document, postMessage: parent.postMessage })
    Object.assign(page, { parent: page })
    const alone = serveFrame({ playback, title: 'Anna', window: page as unknown as Window })
    alone.tellView('details')
    alone.close()
    expect(parent.postMessage).not.toHaveBeenCalled()
  })

  it('is silent once it is closed', async () => {
    server.close()
    connect()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toEqual([])
  })
})

it.each<[string, string, string[], number?]>([
  ['tells WordPress how high it would be, by the name that gave it', '#?secret=dYsl0P8Qsn', ['dYsl0P8Qsn']],
  ['tells its height to no page that did not name it', '', []],
  ['tells its height to no page that names it as nobody does', '#?secret=a"b', []],
  ['tells WordPress no height if it fits', '#?secret=dYsl0P8Qsn', [], 0],
])('%s', (_sentence, hash, secrets, beyondPx = 0.5) => {
  server.close()
  parent.postMessage.mockClear()
  location.hash = hash
  growTo(innerHeight + beyondPx)
  server = serveFrame({ playback, title: 'Anna' })
  observed()
  const told = parent.postMessage.mock.calls.map(([message]) => message as { message?: string })
  const expected = secrets.map((secret) => ({ message: 'height', value: innerHeight + 1, secret }))
  expect(told.filter(({ message }) => message === 'height')).toEqual(expected)
  expect(parent.postMessage.mock.calls.every(([, origin]) => origin === '*')).toBe(true)
})
