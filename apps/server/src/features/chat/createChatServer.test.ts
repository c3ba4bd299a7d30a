import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChatServer } from './createChatServer.ts'
import { part, saying, startChatServer } from './testing/startChatServer.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeAll(async () => {
  chat = await startChatServer()
})
afterAll(() => chat.close())

/** Asks the server of the test, and returns the answer; its patience is in ms. */
async function ask({ patienceMs = 1000, longestMs = 5000, path = '' } = {}): Promise<string> {
  const config = { chatUrl: chat.url + path, chatKey: undefined, chatModel: 'small' }
  const server = createChatServer(config, { patienceMs, longestMs })
  const options = { maxTokens: 10, signal: new AbortController().signal }
  let answer = ''
  for await (const text of server?.answer([{ role: 'user', content: 'Hi' }], options) ?? []) answer += text
  return answer
}

it('sends no key where there is none, and accepts an address that ends in a slash', async () => {
  chat.answer = saying('Hello.')
  expect(await ask({ path: '/' })).toBe('Hello.')
  expect(chat.requests.at(-1)).toMatchObject({ path: '/v1/chat/completions', authorization: undefined })
})

it('ends an answer after a silence', async () => {
  chat.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(part('Hel'))
  }
  await expect(ask({ patienceMs: 100 })).rejects.toMatchObject({ code: 'upstream', detail: 'Nothing came for 0.1 s.' })
})

it('ends an answer that comes drop by drop', async () => {
  chat.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(part('.')), 20)
    response.on('close', () => clearInterval(timer))
  }
  await expect(ask({ longestMs: 200 })).rejects.toMatchObject({
    code: 'upstream',
    detail: 'It took longer than 0.2 s.',
  })
})

it('reports a server that is not there', async () => {
  const config = { chatUrl: 'http://127.0.0.1:1/v1', chatKey: 'k', chatModel: 'small' }
  const answer = createChatServer(config)?.answer([], { maxTokens: 1, signal: new AbortController().signal })
  await expect(answer?.next()).rejects.toMatchObject({ code: 'upstream', detail: 'The connection failed.' })
})
