import { SOCKET_PATH, SocketMessage } from '@voice-rankings/contract'
import type { Clock } from '../clock.ts'

/** The part of a browser's `WebSocket` that is used. */
export interface SocketLike {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

/** What makes a socket: the browser's own `WebSocket`, or another one. */
export type SocketClass = new (url: string) => SocketLike

interface DoorbellOptions {
  /** The whole address of the API. */
  baseUrl: string
  WebSocket: SocketClass
  clock: Clock
  /** Between 0 and 1, for the wait before connecting again. */
  random: () => number
  onOpen: () => void
  onMessage: (message: SocketMessage) => void
  /** The socket could not be opened or was lost; another will be. */
  onLost: () => void
}

/** The realtime socket: one connection at a time, opened again whenever it is lost. */
export interface Doorbell {
  /** Closes it for good. */
  close(): void
}

/** Ceilings of the wait before connecting again, in milliseconds: it doubles from the first to the last. */
const RECONNECT_MS = [1000, 30_000] as const
/** The server says every 25 seconds that it is there; when it has not twice, the connection is dead. */
const SILENCE_LIMIT_MS = 55_000
/** Nothing the server says is longer; in UTF-16 code units. */
const MESSAGE_LIMIT = 4096

/**
 * Opens the socket. What does not read as a message of the contract is passed over, so that a newer server may say more.
 * The wait before connecting again is random below its ceiling, so that pages which were cut off together do not come back together.
 */
export function openDoorbell(options: DoorbellOptions): Doorbell {
  const { WebSocket, clock, random } = options
  const url = socketUrl(options.baseUrl)
  let socket: SocketLike | null = null
  let timer: unknown
  let failures = 0

  function connect(): void {
    const opened = new WebSocket(url)
    socket = opened
    // What a socket still has to say once it was let go, such as that it closed, is no concern of ours any more.
    const current = () => socket === opened
    opened.addEventListener('open', () => {
      if (!current()) return
      failures = 0
      listen()
      options.onOpen()
    })
    opened.addEventListener('message', ({ data }) => {
      if (!current()) return
      listen()
      const message = parse(data)
      if (message) options.onMessage(message)
    })
    opened.addEventListener('close', () => void (current() && lose()))
    opened.addEventListener('error', () => void (current() && lose()))
    listen()
  }

  /** Waits for the server's next sign of life; connecting counts as silence too. */
  function listen(): void {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(lose, SILENCE_LIMIT_MS)
  }

  function lose(): void {
    if (!socket) return
    drop()
    const [first, last] = RECONNECT_MS
    timer = clock.setTimeout(connect, random() * Math.min(last, first * 2 ** failures))
    failures += 1
    options.onLost()
  }

  function drop(): void {
    clock.clearTimeout(timer)
    const old = socket
    socket = null
    old?.close()
  }

  connect()
  return { close: drop }
}

/** `http` becomes `ws`, and `https` becomes `wss`. */
const socketUrl = (baseUrl: string) => baseUrl.replace(/^http/i, 'ws') + SOCKET_PATH

function parse(data: unknown): SocketMessage | null {
  if (typeof data !== 'string' || data.length > MESSAGE_LIMIT) return null
  try {
    const result = SocketMessage['~standard'].validate(JSON.parse(data))
    return result instanceof Promise || result.issues ? null : result.value
  } catch {
    return null
  }
}
