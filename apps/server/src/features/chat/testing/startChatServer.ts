import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SentMessage } from '../createChatServer.ts'

/** A request as a chat server received it. */
interface ChatRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: { model: string; messages: SentMessage[]; max_tokens: number; stream: boolean }
}

type Answer = (response: ServerResponse, request: ChatRequest) => void | Promise<void>

/** A part of an answer as a server-sent event. */
export const part = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
export const DONE = 'data: [DONE]\n\n'

/** Streams parts of an answer, and its end. */
export const saying =
  (...parts: string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(parts.map(part).join('') + DONE)
  }

/** Answers with a status and a body. */
export const refusing =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** Starts a chat server whose answers the test writes. */
export async function startChatServer() {
  const requests: ChatRequest[] = []
  const chat = { answer: saying('Hello.'), requests, url: '', close: () => {} }
  const server = createServer((incoming, response) => {
    void readAll(incoming).then(async (text) => {
      const request = {
        path: incoming.url ?? '',
        authorization: incoming.headers.authorization,
        body: JSON.parse(text) as ChatRequest['body'],
      }
      requests.push(request)
      await chat.answer(response, request)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  chat.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  chat.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return chat
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const bytes of incoming) parts.push(bytes as Buffer)
  return Buffer.concat(parts).toString()
}
