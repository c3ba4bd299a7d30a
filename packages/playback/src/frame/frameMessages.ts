import type { PlaybackErrorCode } from '../audioSource.ts'
import type { TrackStatus } from '../track.ts'

/** Protocol version of the messages between a frame and its embedding page; other versions are ignored. */
export const FRAME_VERSION = 1

/**
 * Report of a frame to its embedding page. `here` is sent to any origin and contains nothing else; all others are sent
 * over a port.
 */
export type FrameReport =
  | { readonly type: 'here' }
  | { readonly type: 'ready'; readonly title: string }
  /** Name of the displayed view; sent at once, and whenever the visitor chose another one. */
  | { readonly type: 'view'; readonly view: string }
  /** Desired height of the frame, in CSS pixels. */
  | { readonly type: 'resize'; readonly heightPx: number }
  | {
      readonly type: 'state'
      readonly status: TrackStatus
      readonly timeMs: number
      /** Null until known. */
      readonly durationMs: number | null
      /** 1 = as recorded. */
      readonly rate: number
    }
  /** Playback position, sent several times a second during playback. */
  | { readonly type: 'time'; readonly timeMs: number }
  | { readonly type: 'error'; readonly code: PlaybackErrorCode; readonly message: string }

/**
 * Command of the embedding page to a frame. `hello` asks for `here` and contains nothing else; `connect` transfers the
 * port for all others.
 */
export type FrameCommand =
  | { readonly type: 'hello' }
  | { readonly type: 'connect' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly timeMs: number }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'view'; readonly view: string }

/** A message with its version. */
export type Framed<Message> = Message & { readonly voiceRankings: typeof FRAME_VERSION }

/**
 * Adds the protocol version to a report or a command, for posting.
 *
 * @example
 * frames[0]?.postMessage(frameMessage({ type: 'seek', timeMs: 1000 }), 'https://voices.example')
 */
export function frameMessage<Message extends FrameReport | FrameCommand>(message: Message): Framed<Message> {
  return { ...message, voiceRankings: FRAME_VERSION }
}

/** Maximum length of a received text, in characters. */
const LONGEST_TEXT = 1000
/** Maximum height of a frame, in CSS pixels. */
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
 * Parses a report of a frame; null for anything else. Never throws.
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
 * Parses a command of the embedding page; null for anything else. Never throws.
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
 * Protocol version of a message; null for messages of other scripts.
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

/** Returns a message with its validated fields only; null for an invalid one. */
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
