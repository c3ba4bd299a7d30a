import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SOCKET_PATH } from '@voice-rankings/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import { clientAddress, networkOf } from '../../kernel/http/clientAddress.ts'
import { isOwnOrigin } from '../../kernel/http/sameOrigin.ts'
import type { Realtime } from './createRealtime.ts'

/** How often each side shows that it is there, in ms; missing twice ends the connection. */
const HEARTBEAT_MS = 25_000
/** Longest message anybody may send, in bytes. */
const MAX_MESSAGE_BYTES = 1024
/** Nobody has anything to say over this socket: whoever says this much is cut off. */
const MAX_MESSAGES = 20
/** Sockets that one network may have open at once. */
const MAX_PER_NETWORK = 20
/** Longest life of a socket, in ms. A login takes minutes; whoever still waits connects again. */
const MAX_AGE_MS = 15 * 60_000

interface SocketOptions {
  trustedProxies: TrustedProxies
  publicUrl?: string | undefined
  /** Origins of other sites that may wait for a login. */
  embedOrigins: readonly string[]
}

/** The realtime endpoint of a server. */
export interface SocketEndpoint {
  /** Takes sockets in from now on; until then they are refused with 503. */
  open(realtime: Realtime): void
  /** Ends all sockets; pages come back to another process. */
  close(): void
}

/** Serves the realtime socket on a server that answers everything else by itself. */
export function attachSocket(server: Server, options: SocketOptions): SocketEndpoint {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  const perNetwork = new Map<string, number>()
  let realtime: Realtime | undefined

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const url = URL.parse(request.url ?? '', `http://${request.headers.host ?? 'unknown'}`)
    const { origin } = request.headers
    const here = realtime
    const network = networkOf(addressOf(request, options.trustedProxies))
    const count = perNetwork.get(network) ?? 0
    if (url?.pathname !== SOCKET_PATH) return refuse(socket, '404 Not Found')
    if (!here) return refuse(socket, '503 Service Unavailable')
    // A page of another site could not read who is signed in, but it could make people sign in for it.
    if (origin !== undefined && !isAllowed(origin, url, options)) return refuse(socket, '403 Forbidden')
    if (count >= MAX_PER_NETWORK) return refuse(socket, '429 Too Many Requests')
    perNetwork.set(network, count + 1)
    socket.once('close', () => {
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
    sockets.handleUpgrade(request, socket, head, (connection) => keep(connection, here, origin ?? null))
  })

  return {
    open(opened) {
      realtime = opened
    },
    close() {
      for (const socket of sockets.clients) socket.close(1001, 'The server is stopping.')
      sockets.close()
    },
  }
}

function keep(socket: WebSocket, realtime: Realtime, origin: string | null): void {
  let missed = 0
  let messages = 0
  const forget = realtime.connect({ send: (message) => socket.send(JSON.stringify(message)) }, origin)
  const heartbeat = setInterval(() => {
    if ((missed += 1) > 2) return socket.terminate()
    // The ping tells us whether the page is there; a page does not see it, so the message tells it about us.
    socket.ping()
    socket.send(JSON.stringify({ action: 'heartbeat' }))
  }, HEARTBEAT_MS)
  const old = setTimeout(() => socket.close(1000, 'This connection is old.'), MAX_AGE_MS)
  socket.on('pong', () => {
    missed = 0
  })
  socket.on('message', () => {
    if ((messages += 1) >= MAX_MESSAGES) socket.close(1008, 'There is nothing to say here.')
  })
  // An error is followed by the close; without a listener it would end the process.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(heartbeat)
    clearTimeout(old)
    forget()
  })
}

const isAllowed = (origin: string, url: URL, { publicUrl, embedOrigins }: SocketOptions) =>
  embedOrigins.includes(origin) || isOwnOrigin(origin, url.href, publicUrl)

function addressOf({ socket, headers }: IncomingMessage, trusted: TrustedProxies): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return clientAddress(socket.remoteAddress ?? '', forwarded || undefined, trusted)
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
