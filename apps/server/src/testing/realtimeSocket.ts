import { once } from 'node:events'
import { SOCKET_PATH, SocketMessage } from '@voice-rankings/contract'
import * as v from 'valibot'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** Realtime socket of a page, and its received messages. */
export interface RealtimeSocket extends AsyncDisposable {
  readonly id: string
  readonly received: SocketMessage[]
  /** Resolves once the message has been received; rejects after five seconds. */
  receives(action: SocketMessage['action']): Promise<void>
}

/** Opens the realtime socket of a server as a page of that origin. */
export async function openRealtimeSocket(url: string, origin = new URL(url).origin): Promise<RealtimeSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + SOCKET_PATH, { headers: { origin } })
  const received: SocketMessage[] = []
  socket.on('message', (data: Buffer) => received.push(v.parse(SocketMessage, JSON.parse(data.toString()))))
  await once(socket, 'open')
  await vi.waitUntil(() => received.length > 0, { timeout: 5000 })
  const [first] = received
  if (first?.action !== 'Your Connection ID') throw new Error('The socket did not begin with its connection id.')
  return {
    id: first.connectionId,
    received,
    receives: async (action) =>
      void (await vi.waitUntil(() => received.some((message) => message.action === action), { timeout: 5000 })),
    async [Symbol.asyncDispose]() {
      if (socket.readyState === WebSocket.CLOSED) return
      socket.close()
      await once(socket, 'close')
    },
  }
}

/** HTTP status of a WebSocket upgrade; 101 when it succeeds. */
export async function socketStatus(url: string, headers: Record<string, string>): Promise<number> {
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
