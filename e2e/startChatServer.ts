import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a chat server that says each part of an answer when the test says so. */
export async function startChatServer() {
  let answering: ServerResponse | undefined
  const chat = {
    url: '',
    /** True while a client waits for more of an answer. */
    isAsked: () => answering !== undefined && !answering.destroyed,
    say: (content: string) =>
      void answering?.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`),
    end() {
      answering?.end('data: [DONE]\n\n')
      answering = undefined
    },
    fail() {
      answering?.destroy()
      answering = undefined
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    response.on('close', () => answering === response && (answering = undefined))
    answering = response
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  chat.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return chat
}
