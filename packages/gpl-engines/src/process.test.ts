import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineReply, EngineRequest } from './protocol.ts'

let child: ChildProcess
beforeAll(() => {
  child = fork(new URL('process.ts', import.meta.url), [], { serialization: 'advanced', execArgv: [] })
})
afterAll(() => child.kill())

async function ask(request: EngineRequest): Promise<EngineReply> {
  const reply = once(child, 'message')
  child.send(request)
  const [answer] = (await reply) as [EngineReply]
  return answer
}

describe('the process of the GPL engines', () => {
  it('speaks with eSpeak and reports word times', async () => {
    const text = 'Guten Tag, Welt'
    const reply = await ask({ engine: 'espeak', text, voice: { language: 'de', variant: 'f2' }, maxSeconds: 60 })
    if (!reply.ok) throw new Error(reply.reason)
    const { samples, sampleRate, words } = reply.result
    expect(samples).toBeInstanceOf(Int16Array)
    expect(words.map((word) => word.offset)).toEqual([0, 6, 11])
    const heard = words.flatMap(({ startMs, endMs }) => [startMs, endMs])
    expect(heard.toSorted((a, b) => a - b)).toEqual(heard)
    expect(words[2]?.startMs).toBeGreaterThan(300)
    expect(words[2]?.endMs).toBeLessThanOrEqual((samples.length / sampleRate) * 1000)
  })

  it('speaks with Gnuspeech and reports line times', async () => {
    const text = 'Hello there.\n...\nGood bye.'
    const reply = await ask({ engine: 'gnuspeech', text, voice: { base: 'female' }, maxSeconds: 60 })
    if (!reply.ok) throw new Error(reply.reason)
    const { samples, sampleRate, words } = reply.result
    expect(words.map((word) => word.offset)).toEqual([0, 17])
    expect(words[0]?.endMs).toBe(words[1]?.startMs)
    expect(words[1]?.endMs).toBeCloseTo((samples.length / sampleRate) * 1000)
  })

  it.each([
    ['a row of figures with a full stop', `${'1'.repeat(499)}.`],
    ['a row of figures with a comma', `${'1'.repeat(300)}, and on`],
    ['an endless word without vowels', 'xqz'.repeat(333)],
    ['an endless word with dashes', 'ab-'.repeat(333)],
    ['endless decimals', `3.${'14159'.repeat(100)}`],
    ['the most decimals that are not broken up', `3.${'14159'.repeat(27).slice(3)}`],
    ['an endless price', `$${'9'.repeat(400)}.99`],
    ['an endless word in quotes', `"${'kx'.repeat(300)}"!`],
  ])('speaks %s with Gnuspeech', async (_what, text) => {
    const reply = await ask({ engine: 'gnuspeech', text, voice: { base: 'male' }, maxSeconds: 600 })
    expect(reply).toMatchObject({ ok: true, result: { words: [{ offset: 0 }] } })
  })

  it('speaks a text with Gnuspeech identically each time, so that measurements stay valid', async () => {
    const request: EngineRequest = {
      engine: 'gnuspeech',
      text: 'How are you today?',
      voice: { base: 'male' },
      maxSeconds: 60,
    }
    expect(await ask(request)).toEqual(await ask(request))
  })

  it.each([
    [
      'an unknown variant',
      { engine: 'espeak', text: 'Hi', voice: { language: 'de', variant: 'nobody' }, maxSeconds: 9 },
      'unknown_voice',
    ],
    [
      'an unknown language',
      { engine: 'espeak', text: 'Hi', voice: { language: 'xx' }, maxSeconds: 9 },
      'unknown_voice',
    ],
    ['a text of signs', { engine: 'espeak', text: '...', voice: { language: 'de' }, maxSeconds: 9 }, 'unspeakable'],
    [
      'a text of signs, with Gnuspeech',
      { engine: 'gnuspeech', text: '...', voice: { base: 'male' }, maxSeconds: 9 },
      'unspeakable',
    ],
    [
      'a text that lasts too long',
      { engine: 'espeak', text: 'one two three four', voice: { language: 'en' }, maxSeconds: 0.5 },
      'too_long',
    ],
  ] as const)('refuses %s', async (_, request, reason) => {
    await expect(ask(request)).resolves.toEqual({ ok: false, reason })
  })

  it('continues after a refusal', async () => {
    const reply = await ask({ engine: 'espeak', text: 'Hi', voice: { language: 'en' }, maxSeconds: 9 })
    expect(reply.ok).toBe(true)
  })

  it('exits with its parent', async () => {
    const own = fork(new URL('process.ts', import.meta.url), [], { serialization: 'advanced', execArgv: [] })
    await once(own, 'spawn')
    own.disconnect()
    await expect(once(own, 'exit')).resolves.toEqual([0, null])
  })
})
