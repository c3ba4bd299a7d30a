import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import type { Config } from '../../kernel/config/config.ts'
import { createRefusals, parsedJson } from '../speech/cloud/providerHttp.ts'

/** Name of the chat server in errors. */
const NAME = 'The chat server'

/** Longest wait for the beginning of an answer and for each next part, in ms. Models are loaded with the first answer. */
const PATIENCE_MS = 60_000

/** Longest time for a whole answer, in ms. */
const LONGEST_MS = 300_000

/** Maximum size of an answer with its markup, in bytes: each part of a few letters takes about 300. */
const MAX_BYTES = 4 * 1024 * 1024

/** A message as a chat server receives it (OpenAI, API reference, "Create chat completion"). */
export interface SentMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

interface AnswerOptions {
  /** Maximum length of the answer in tokens. */
  readonly maxTokens: number
  readonly signal: AbortSignal
}

/** The operator's chat server. */
export interface ChatServer {
  /** Yields the answer to messages in parts while it is written. Throws a `ProviderError`, or as the signal says. */
  answer(messages: readonly SentMessage[], options: AnswerOptions): AsyncGenerator<string>
}

/** A part of a streamed answer. */
const Part = v.object({
  choices: v.optional(
    v.array(v.object({ delta: v.optional(v.object({ content: v.optional(v.nullable(v.string())) })) })),
    [],
  ),
  error: v.optional(v.unknown()),
})

/**
 * Creates the access to a chat server with OpenAI's interface. As with speech providers, redirects are not followed, so that
 * the key never reaches another host, and the key is removed from quoted answers.
 */
export function createChatServer(
  { chatUrl, chatKey, chatModel }: Pick<Config, 'chatUrl' | 'chatKey' | 'chatModel'>,
  { patienceMs = PATIENCE_MS, longestMs = LONGEST_MS } = {},
): ChatServer | null {
  if (chatUrl === undefined) return null
  const address = `${chatUrl.replace(/\/$/, '')}/chat/completions`
  const { upstream, refused } = createRefusals({ name: NAME, secrets: chatKey === undefined ? [] : [chatKey] })

  /** The text of a part; null at the end. */
  function textOf(data: string): string | null {
    if (data === '[DONE]') return null
    const part = v.safeParse(Part, parsedJson(data))
    if (!part.success) throw upstream('A part of the answer is not as expected.')
    if (part.output.error !== undefined) throw upstream(`It failed: ${JSON.stringify(part.output.error).slice(0, 300)}`)
    return part.output.choices[0]?.delta?.content ?? ''
  }

  async function* read(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string> {
    const events: string[] = []
    const parser = createParser({ onEvent: ({ data }) => events.push(data) })
    const decoder = new TextDecoder()
    let size = 0
    for await (const bytes of body) {
      heard()
      size += bytes.byteLength
      if (size > MAX_BYTES) throw upstream(`The answer is larger than ${MAX_BYTES} bytes.`)
      parser.feed(decoder.decode(bytes, { stream: true }))
      for (const data of events.splice(0)) {
        const text = textOf(data)
        if (text === null) return
        if (text !== '') yield text
      }
    }
    throw upstream('The answer ended in the middle.')
  }

  return {
    async *answer(messages, { maxTokens, signal }) {
      const silence = new AbortController()
      const end = AbortSignal.timeout(longestMs)
      const fall = () => silence.abort()
      let timer = setTimeout(fall, patienceMs)
      const heard = () => {
        clearTimeout(timer)
        timer = setTimeout(fall, patienceMs)
      }
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(chatKey !== undefined && { authorization: `Bearer ${chatKey}` }),
          },
          body: JSON.stringify({ model: chatModel, messages, max_tokens: maxTokens, stream: true }),
          redirect: 'manual',
          signal: AbortSignal.any([signal, silence.signal, end]),
        })
        if (!response.ok) throw refused(response, await beginningOf(response))
        if (!response.body) throw upstream('The answer is empty.')
        yield* read(response.body, heard)
      } catch (error) {
        signal.throwIfAborted()
        if (silence.signal.aborted) throw upstream(`Nothing came for ${patienceMs / 1000} s.`)
        if (end.aborted) throw upstream(`It took longer than ${longestMs / 1000} s.`)
        if (error instanceof TypeError) throw upstream('The connection failed.')
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Beginning of a refusal: it may be a page of any size. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > 10_000) break
  }
  return text
}
