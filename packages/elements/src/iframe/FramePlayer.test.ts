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

/** A message as the page gets one. */
function arrive(data: unknown, { origin = ORIGIN, source = frame.contentWindow }: Sent = {}): void {
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports: [] }))
}

/** The frame's end of the port that the page has handed over. */
function handedPort(): MessagePort {
  const [port] = posted.mock.lastCall?.[2] ?? []
  return port ?? expect.fail('No port was handed over.')
}

/** Says something as the frame, once the two have a port. */
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

describe('the page around a framed player', () => {
  it('asks who is there without saying anything, and hands a port to the frame’s own origin alone', () => {
    expect(posted.mock.calls).toEqual([[frameMessage({ type: 'hello' }), '*']])
    arrive(HERE)
    expect(posted).toHaveBeenLastCalledWith(frameMessage({ type: 'connect' }), ORIGIN, [expect.any(MessagePort)])
  })

  it('takes nothing from another origin, whatever it says', () => {
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

  it('takes nothing from another window, though it be of the same origin', () => {
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

  it('takes from the frame itself, outside of the port, only that it is there', () => {
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

  it('warns once of a frame that speaks another version, and does not listen to it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const type of ['here', 'here']) arrive({ voiceRankings: FRAME_VERSION + 1, type })
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`speaks version ${FRAME_VERSION + 1}`)]])
    expect(posted).toHaveBeenCalledTimes(1)
  })

  it('passes over what is no report, also on the port', async () => {
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

  it('makes the frame as high as what is in it', async () => {
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
  ])('leaves the height of the frame as it is where %s', async (_why, ask) => {
    ask()
    connect()({ type: 'resize', heightPx: 321 })
    await expect.poll(() => told).toEqual(['resize'])
    expect(frame.style.height).toBe('')
  })

  it('keeps what it was asked for until the frame listens, each kind once', async () => {
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

  it('is deaf once it is closed', async () => {
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
