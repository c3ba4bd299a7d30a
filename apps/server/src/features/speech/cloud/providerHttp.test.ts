import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProviderHttp } from './providerHttp.ts'

const KEY = 'marked-key-4711'

let answer: { status: number; text: string }
let server: Server
let baseUrl: string
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

it.each([200, 500])('quotes no part of a key that an answer with status %i repeats, wherever it is', async (status) => {
  const http = createProviderHttp({ name: 'Test', baseUrl, secrets: [KEY] })
  // The quote ends inside the key.
  for (let before = 285; before <= 300; before += 1) {
    answer = { status, text: `${'.'.repeat(before)}${KEY}` }
    await expect(http.json('/')).rejects.toMatchObject({
      code: 'upstream',
      detail: expect.not.stringContaining('mark') as string,
    })
  }
})
