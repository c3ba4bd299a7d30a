import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { once } from 'node:events'

/**
 * Returns a function that stops the server: it accepts no more connections, lets requests in progress finish, and
 * destroys the remaining connections after `withinMs`. Call it before the server listens.
 *
 * Node's `close` also waits for connections without a request, such as those that browsers open in advance, and for
 * those that become idle after it was called.
 */
export function drainConnections(server: Server, withinMs: number): () => Promise<void> {
  const open = new Set<Duplex>()
  const busy = new Set<Duplex>()
  let isStopping = false
  server.on('connection', (socket: Duplex) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      busy.delete(socket)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      if (isStopping) socket.end()
    })
  })
  // After an upgrade, the WebSocket server closes the socket.
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => busy.add(socket))

  return async () => {
    isStopping = true
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
    const timer = setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, withinMs)
    await closed
    clearTimeout(timer)
  }
}
