import { FRAME_VERSION, frameMessage, parseFrameCommand } from '@voice-rankings/playback/frame'
import type { FrameReport } from '@voice-rankings/playback/frame'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FramePlayer } from './FramePlayer.ts'

const ORIGIN = 'https://voices.example'
const EVENTS = ['ready', 'state', 'time', 'resize', 'view', 'error'] as const
const HERE = frameMessage({ type: 'here' })
let frame: HTMLIFrameElement
let player: FramePlayer
let posted: ReturnType<typeof vi.fn<(message: unknown, origin: string, ports?: MessagePort[]) => void>>
let told: string[]

beforeEach(() => {
  document.body.innerHTML = `<iframe src="${ORIGIN}/embed/voice/flite/female/slt--anna" title="Anna"></iframe>`
  frame = document.querySelector('iframe') ?? expect.fail()
  posted = vi.fn()
  vi.spyOn(frame.contentWindow ?? expect.fail(), 'postMessage').mockImplementation(posted as never)
  player = new FramePlayer(frame)
  told = []
  for (const type of EVENTS) player.addEventListener(type, () => told.push(type))
})
afterEach(() => {
  player.close()
  vi.restoreAllMocks()
})

interface Sent {
  origin?: string
  source?: unknown
}

/** Dispatches a message event. */
function arrive(data: unknown, { origin = ORIGIN, source = frame.contentWindow }: Sent = {}): void {
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports: [] }))
}

/** Port that the page has sent to the frame. */
function handedPort(): MessagePort {
  const [port] = posted.mock.lastCall?.[2] ?? []
  return port ?? expect.fail('No port was handed over.')
}

/** Connects the frame's end and returns a function that sends reports. */
function connect(): (report: FrameReport) => void {
  arrive(HERE)
  const port = handedPort()
  return (report) => port.postMessage(frameMessage(report))
}

const anything = fc.oneof(
  fc.anything({ withNullPrototype: true }),
  fc.constantFrom<unknown>(HERE, JSON.stringify(HERE), { ...HERE, __proto__: null }),
  fc.record({ voiceRankings: fc.constantFrom<unknown>(FRAME_VERSION, '1', 1.5), type: fc.anything() }),
)
const otherOrigin = fc.oneof(
  fc.webUrl().map((address) => new URL(address).origin),
  fc.constantFrom('', 'null', 'http://voices.example', `${ORIGIN}:444`, `${ORIGIN}.evil.example`, `${ORIGIN}/`, '*'),
)

describe('FramePlayer', () => {
  it("sends an empty hello to any origin, and a port only to the frame's origin", () => {
    expect(posted.mock.calls).toEqual([[frameMessage({ type: 'hello' }), '*']])
    arrive(HERE)
    expect(posted).toHaveBeenLastCalledWith(frameMessage({ type: 'connect' }), ORIGIN, [expect.any(MessagePort)])
  })

  it('ignores messages from another origin', () => {
    fc.assert(
      fc.property(otherOrigin, anything, (origin, data) => {
        fc.pre(origin !== ORIGIN)
        arrive(data, { origin })
        arrive(HERE, { origin })
        expect(posted).toHaveBeenCalledTimes(1)
      }),
      { numRuns: 200 },
    )
    expect(told).toEqual([])
  })

  it('ignores messages from another window of the same origin', () => {
    const sources = fc.constantFrom<unknown>(null, undefined, window, {}, new MessageChannel().port1)
    fc.assert(
      fc.property(sources, anything, (source, data) => {
        arrive(data, { source: source ?? null })
        arrive(HERE, { source: source ?? null })
        expect(posted).toHaveBeenCalledTimes(1)
      }),
      { numRuns: 200 },
    )
    expect(told).toEqual([])
  })

  it('accepts only the announcement of the frame outside the port', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const reports = fc.constantFrom<FrameReport>(
      { type: 'ready', title: 'x' },
      { type: 'resize', heightPx: 9999 },
      { type: 'state', status: 'playing', timeMs: 1, durationMs: 2, rate: 1 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anything.filter((data) => data !== HERE),
          reports.map(frameMessage),
        ),
        (data) => {
          fc.pre((data as typeof HERE | null)?.type !== 'here')
          arrive(data)
          expect(posted).toHaveBeenCalledTimes(1)
        },
      ),
    )
    expect(told).toEqual([])
    expect(frame.style.height).toBe('')
    expect(player.state.status).toBe('idle')
  })

  it('warns once about a frame with another protocol version and ignores it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const type of ['here', 'here']) arrive({ voiceRankings: FRAME_VERSION + 1, type })
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`speaks version ${FRAME_VERSION + 1}`)]])
    expect(posted).toHaveBeenCalledTimes(1)
  })

  it('ignores invalid reports, also on the port', async () => {
    arrive(HERE)
    const port = handedPort()
    const odd = fc.sample(
      anything.filter((data) => isSendable(data) && data !== HERE),
      200,
    )
    for (const data of odd) port.postMessage(data)
    port.postMessage(frameMessage({ type: 'resize', heightPx: 1e9 }))
    port.postMessage(frameMessage({ type: 'view', view: 'details' }))
    await expect.poll(() => told).toContain('view')
    expect(told).toEqual(['view'])
    expect(frame.style.height).toBe('')
  })

  it("sets the frame's height to its content height", async () => {
    connect()({ type: 'resize', heightPx: 321 })
    await expect.poll(() => frame.style.height).toBe('321px')
  })

  it.each<[string, () => void]>([
    [
      'it is told to',
      () => {
        player.close()
        player = new FramePlayer(frame, { autoHeight: false })
        for (const type of EVENTS) player.addEventListener(type, () => told.push(type))
      },
    ],
    ['the page prevents it', () => player.addEventListener('resize', (event) => event.preventDefault())],
  ])("keeps the frame's height if %s", async (_why, ask) => {
    ask()
    connect()({ type: 'resize', heightPx: 321 })
    await expect.poll(() => told).toEqual(['resize'])
    expect(frame.style.height).toBe('')
  })

  it('queues commands until the frame is ready, the last of each kind', async () => {
    player.seek(-5)
    for (const timeMs of [1000, 2000]) player.seek(timeMs)
    player.play()
    const report = connect()
    const heard: unknown[] = []
    handedPort().addEventListener('message', ({ data }) => heard.push(parseFrameCommand(data)))
    handedPort().start()
    report({ type: 'ready', title: 'Anna' })
    await expect.poll(() => heard).toEqual([{ type: 'seek', timeMs: 2000 }, { type: 'play' }])
  })

  it('ignores messages after it is closed', async () => {
    const report = connect()
    player.close()
    report({ type: 'resize', heightPx: 321 })
    arrive(HERE)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(posted).toHaveBeenCalledTimes(2)
    expect(told).toEqual([])
  })
})

function isSendable(data: unknown): boolean {
  try {
    structuredClone(data)
    return true
  } catch {
    return false
  }
}
