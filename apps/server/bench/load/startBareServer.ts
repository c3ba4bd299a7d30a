import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Starts a minimal server that reads a text and refuses it, as a lower bound for the time of a refusal in Node. */
export async function startBareServer(): Promise<{ readonly url: string; stop(): void }> {
  const server = fork(fileURLToPath(import.meta.url), [], { execArgv: ['--no-warnings'] })
  const [port] = (await once(server, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.kill() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      JSON.parse(Buffer.concat(parts).toString())
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
      response.end(JSON.stringify({ code: 'busy', message: 'The line is full.' }))
    })
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
    process.send?.((server.address() as AddressInfo).port)
  })
}
