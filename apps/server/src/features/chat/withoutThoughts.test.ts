import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutThoughts } from './withoutThoughts.ts'

/** What is left of a text that comes in parts of a length. */
async function said(text: string, length: number): Promise<string> {
  async function* parts() {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
  }
  let left = ''
  for await (const part of withoutThoughts(parts())) left += part
  return left
}

it.each([
  ['<think>\nShe greets.\n</think>\n\nHello.', '\n\nHello.'],
  ['\n<think></think>Hello.', 'Hello.'],
  ['<think>Never ending', ''],
  ['Hello <think>there</think>.', 'Hello <think>there</think>.'],
  ['<thin', '<thin'],
  ['', ''],
])('withoutThoughts leaves of %j the text %j, whatever its parts', async (text, left) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (length) => {
      expect(await said(text, length)).toBe(left)
    }),
  )
})
