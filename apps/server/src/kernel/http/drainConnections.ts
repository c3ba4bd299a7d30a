import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { once } from 'node:events'

/**
 * Makes what stops a server: it takes no more connections, lets requests under way finish, and cuts off what is left after
 * `withinMs`. To be made before the server listens.
 *
 * Node's own way waits for connections on which nothing was asked yet, such as browsers open in advance, and for those
 * that become idle only after it was told to close.
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
  // Whoever took the socket over closes it.
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
