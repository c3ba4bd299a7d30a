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
const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
const track = () => playback.track({ url: '/a.mp3' })

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
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
  port1.addEventListener('message', ({ data }) => heard.push(parseFrameReport(data)))
  port1.start()
  say({ type: 'connect' }, { ...more, ports: [port2] })
  return port1
}

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
    expect(heard.filter((report) => (report as { type: string }).type === 'view')).toHaveLength(2)
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

  it('is silent once it is closed', async () => {
    server.close()
    connect()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toEqual([])
  })
})

it.each([
  ['tells WordPress how high it would be, by the name that gave it', '#?secret=dYsl0P8Qsn', ['dYsl0P8Qsn']],
  ['tells its height to no page that did not name it', '', []],
  ['tells its height to no page that names it as nobody does', '#?secret=a"b', []],
])('%s', (_sentence, hash, secrets) => {
  server.close()
  parent.postMessage.mockClear()
  location.hash = hash
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ height: innerHeight + 0.5 } as DOMRect)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(look: () => void) {
        this.observe = look
      }
      disconnect() {}
    },
  )
  server = serveFrame({ playback, title: 'Anna' })
  const told = parent.postMessage.mock.calls.map(([message]) => message as { message?: string })
  const expected = secrets.map((secret) => ({ message: 'height', value: innerHeight + 1, secret }))
  expect(told.filter(({ message }) => message === 'height')).toEqual(expected)
})
