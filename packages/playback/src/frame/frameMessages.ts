import type { PlaybackErrorCode } from '../audioSource.ts'
import type { TrackStatus } from '../track.ts'

/** The version of what a frame and the page around it say to each other; neither listens to another version. */
export const FRAME_VERSION = 1

/** What a frame tells the page around it. `here` goes to whoever that is and says nothing else; the rest goes over a port. */
export type FrameReport =
  | { readonly type: 'here' }
  | { readonly type: 'ready'; readonly title: string }
  /** Which of its views the frame shows, by name; at once, and whenever the visitor chose another. */
  | { readonly type: 'view'; readonly view: string }
  /** How high the frame would like to be, in CSS pixels. */
  | { readonly type: 'resize'; readonly heightPx: number }
  | {
      readonly type: 'state'
      readonly status: TrackStatus
      readonly timeMs: number
      /** Null until it is known. */
      readonly durationMs: number | null
      /** 1 = as recorded. */
      readonly rate: number
    }
  /** Where the sound stands, a few times a second while it plays. */
  | { readonly type: 'time'; readonly timeMs: number }
  | { readonly type: 'error'; readonly code: PlaybackErrorCode; readonly message: string }

/**
 * What the page tells a frame. `hello` asks whoever is in it whether they are here and says nothing else; `connect` brings the port
 * over which the rest goes.
 */
export type FrameCommand =
  | { readonly type: 'hello' }
  | { readonly type: 'connect' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly timeMs: number }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'view'; readonly view: string }

/** A message as it is sent. */
export type Framed<Message> = Message & { readonly voiceRankings: typeof FRAME_VERSION }

/**
 * A report or a command as it is posted between a page and a frame, with the version of its form.
 *
 * @example
 * frames[0]?.postMessage(frameMessage({ type: 'seek', timeMs: 1000 }), 'https://voices.example')
 */
export function frameMessage<Message extends FrameReport | FrameCommand>(message: Message): Framed<Message> {
  return { ...message, voiceRankings: FRAME_VERSION }
}

/** Longest text that is taken from the other side, in characters. */
const LONGEST_TEXT = 1000
/** No frame is higher, in CSS pixels. */
const HIGHEST_PX = 10_000

type Check = (value: unknown) => boolean
const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT
const isHeight: Check = (value) => isTime(value) && (value as number) <= HIGHEST_PX
const isOneOf =
  (...values: string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)
const isRate: Check = (value) => isTime(value) && (value as number) > 0 && (value as number) <= 16

type Checks<Message extends { type: string }> = {
  readonly [Type in Message['type']]: { readonly [K in Exclude<keyof Extract<Message, { type: Type }>, 'type'>]: Check }
}

const STATUSES: readonly TrackStatus[] = ['idle', 'loading', 'playing', 'paused', 'ended', 'error']
const CODES: readonly PlaybackErrorCode[] = ['blocked', 'network', 'unreadable']

const REPORTS: Checks<FrameReport> = {
  here: {},
  ready: { title: isText },
  view: { view: isText },
  resize: { heightPx: isHeight },
  state: {
    status: isOneOf(...STATUSES),
    timeMs: isTime,
    durationMs: (value) => value === null || isTime(value),
    rate: isRate,
  },
  time: { timeMs: isTime },
  error: { code: isOneOf(...CODES), message: isText },
}

const COMMANDS: Checks<FrameCommand> = {
  hello: {},
  connect: {},
  play: {},
  pause: {},
  seek: { timeMs: isTime },
  rate: { rate: isRate },
  view: { view: isText },
}

/**
 * Reads what a frame sent; null for anything else. Never throws.
 *
 * @example
 * addEventListener('message', ({ data }) => {
 *   const report = parseFrameReport(data)
 *   if (report?.type === 'resize') element.style.height = `${report.heightPx}px`
 * })
 */
export function parseFrameReport(data: unknown): FrameReport | null {
  return parse<FrameReport>(data, REPORTS)
}

/**
 * Reads what the page around a frame sent; null for anything else. Never throws.
 *
 * @example
 * addEventListener('message', ({ data }) => {
 *   if (parseFrameCommand(data)?.type === 'pause') track.pause()
 * })
 */
export function parseFrameCommand(data: unknown): FrameCommand | null {
  return parse<FrameCommand>(data, COMMANDS)
}

/**
 * The version that a message of ours says; null for a message of anybody else's.
 *
 * @example
 * addEventListener('message', ({ data }) => {
 *   const version = frameVersion(data)
 *   if (version !== null && version !== FRAME_VERSION) console.warn(`The frame speaks version ${version}.`)
 * })
 */
export function frameVersion(data: unknown): number | null {
  const version = isRecord(data) ? data['voiceRankings'] : null
  return typeof version === 'number' ? version : null
}

/** Only what was checked is passed on, so that nothing else that was sent can be relied upon. */
function parse<Message extends { type: string }>(data: unknown, known: Checks<Message>): Message | null {
  if (frameVersion(data) !== FRAME_VERSION || !isRecord(data)) return null
  const { type } = data
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) return null
  const checks: Record<string, Check> = known[type as Message['type']]
  const fields = Object.entries(checks)
  if (!fields.every(([name, check]) => Object.hasOwn(data, name) && check(data[name]))) return null
  return Object.fromEntries([['type', type], ...fields.map(([name]) => [name, data[name]])]) as never
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
