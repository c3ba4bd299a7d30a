import { once } from 'node:events'
import { SOCKET_PATH, SocketMessage } from '@voice-rankings/contract'
import * as v from 'valibot'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** A page's socket, and what it has heard. */
export interface Doorbell extends AsyncDisposable {
  readonly id: string
  readonly heard: SocketMessage[]
  /** Resolves once it has heard that; rejects when it has not for five seconds. */
  hears(action: SocketMessage['action']): Promise<void>
}

/** Opens the realtime socket of a server, as a page of that origin would. */
export async function openDoorbell(url: string, origin = new URL(url).origin): Promise<Doorbell> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + SOCKET_PATH, { headers: { origin } })
  const heard: SocketMessage[] = []
  socket.on('message', (data: Buffer) => heard.push(v.parse(SocketMessage, JSON.parse(data.toString()))))
  await once(socket, 'open')
  await vi.waitUntil(() => heard.length > 0, { timeout: 5000 })
  const [first] = heard
  if (first?.action !== 'Your Connection ID') throw new Error('The socket did not begin with its connection id.')
  return {
    id: first.connectionId,
    heard,
    hears: async (action) =>
      void (await vi.waitUntil(() => heard.some((message) => message.action === action), { timeout: 5000 })),
    async [Symbol.asyncDispose]() {
      if (socket.readyState === WebSocket.CLOSED) return
      socket.close()
      await once(socket, 'close')
    },
  }
}

/** The status with which a server refuses the socket; 101 when it does not. */
export async function knock(url: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + SOCKET_PATH, { headers })
  socket.on('error', () => {})
  const refused = once(socket, 'unexpected-response').then(
    ([, response]) => (response as { statusCode: number }).statusCode,
  )
  const opened = once(socket, 'open').then(() => 101)
  const status = await Promise.race([refused.catch(() => 0), opened.catch(() => 0)])
  socket.terminate()
  return status
}
