import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SpeechRequest, SpeechResponse } from '@voice-rankings/contract'

/** What the extension asked for, and what it got. */
interface Recorded {
  readonly path: string
  readonly body: string
  readonly authorization: string | undefined
  readonly cookie: string | undefined
  answer: string
}

/** Server in front of another one that records what is sent through it. */
export async function recordServer(target: string) {
  const recorded: Recorded[] = []
  let isBroken = false
  const server = createServer((incoming, outgoing) => {
    if (isBroken) return void incoming.destroy()
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method, headers } = incoming
      const { authorization, cookie } = headers
      const body = Buffer.concat(chunks).toString()
      const entry: Recorded = { path: incoming.url ?? '', body, authorization, cookie, answer: '' }
      recorded.push(entry)
      const forwarded = request(`${target}${entry.path}`, {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
      })
      forwarded.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('data', (chunk: Buffer) => {
          if (entry.path.endsWith('/speech')) entry.answer += chunk.toString()
        })
        answer.pipe(outgoing)
      })
      forwarded.on('error', () => outgoing.writeHead(502).end())
      forwarded.end(entry.body)
    })
  })
  // The socket of a login.
  server.on('upgrade', ({ url, headers }, near, head) => {
    recorded.push({ path: url ?? '', body: '', authorization: undefined, cookie: headers.cookie, answer: '' })
    const forwarded = request(`${target}${url}`, { headers })
    forwarded.on('upgrade', ({ headers: accepted }, far) => {
      const lines = Object.entries(accepted).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      far.on('error', () => near.destroy()).on('close', () => near.destroy())
      near.on('error', () => far.destroy()).on('close', () => far.destroy())
      far.pipe(near).pipe(far)
    })
    forwarded.on('response', ({ statusCode }) => near.end(`HTTP/1.1 ${statusCode} Refused\r\n\r\n`))
    forwarded.on('error', () => near.destroy())
    forwarded.end(head)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const speeches = () => recorded.filter(({ path }) => path.endsWith('/voice/speech'))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded,
    /** Texts that were to be spoken, in order. */
    texts: () => speeches().map(({ body }) => (JSON.parse(body) as SpeechRequest).text),
    /** Speech of a text; undefined until it is there. */
    speechOf(text: string): SpeechResponse | undefined {
      const found = speeches().find(({ body }) => (JSON.parse(body) as SpeechRequest).text === text)
      return found?.answer ? (JSON.parse(found.answer) as SpeechResponse) : undefined
    },
    /** Lets all requests fail, as without a connection. */
    fail: (fails: boolean) => void (isBroken = fails),
    clear: () => void recorded.splice(0),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
