import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SOCKET_PATH } from '@voice-rankings/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import { clientAddress, networkOf } from '../../kernel/http/clientAddress.ts'
import { isOwnOrigin } from '../../kernel/http/sameOrigin.ts'
import type { Realtime } from './createRealtime.ts'

/** Heartbeat interval of both sides, in ms; a connection ends after two missed heartbeats. */
const HEARTBEAT_MS = 25_000
/** Maximum message size, in bytes. */
const MAX_MESSAGE_BYTES = 1024
/** Clients have nothing to send: after this many messages the connection is closed. */
const MAX_MESSAGES = 20
/** Maximum number of open sockets per network. */
const MAX_PER_NETWORK = 20
/** Maximum age of a socket, in ms. A login takes minutes; a client that still waits reconnects. */
const MAX_AGE_MS = 15 * 60_000

interface SocketOptions {
  trustedProxies: TrustedProxies
  publicUrl?: string | undefined
  /** Origins of other sites whose pages may wait for a login. */
  embedOrigins: readonly string[]
}

/** WebSocket endpoint of a server. */
export interface SocketEndpoint {
  /** Accepts sockets from now on; before that they are refused with 503. */
  open(realtime: Realtime): void
  /** Closes all sockets; clients reconnect to another process. */
  close(): void
}

/** Handles WebSocket upgrades of a server. */
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
    // A cross-site page could not read anything, but it could start logins for its visitors.
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
    // The ping checks the client; pages cannot see it, so the message proves the server's presence to them.
    socket.ping()
    socket.send(JSON.stringify({ action: 'heartbeat' }))
  }, HEARTBEAT_MS)
  const old = setTimeout(() => socket.close(1000, 'This connection is old.'), MAX_AGE_MS)
  socket.on('pong', () => {
    missed = 0
  })
  socket.on('message', () => {
    if ((messages += 1) >= MAX_MESSAGES) socket.close(1008, 'This socket accepts no messages.')
  })
  // The close event follows; without a listener the error would end the process.
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
