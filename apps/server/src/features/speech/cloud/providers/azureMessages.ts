import { randomUUID } from 'node:crypto'
import { escapeMarkup } from '../../../../kernel/http/escapeMarkup.ts'
import { UpstreamError } from '../../speechError.ts'
import type { ProviderJob } from '../adapter.ts'
import { taggedText } from '../phonemeTags.ts'
import type { SocketMessage } from '../providerSocket.ts'

/** What the voice speaks, as SSML. */
export function contentOf({ text, speed, languageCode = '', providerVoiceId, phonemes }: ProviderJob): string {
  const percent = Math.round(100 * (speed - 1))
  const escaped = taggedText(text, phonemes)
  const paced = percent === 0 ? escaped : `<prosody rate="${percent > 0 ? '+' : ''}${percent}%">${escaped}</prosody>`
  // The name of a voice begins with its main language.
  if (languageCode === '' || providerVoiceId.startsWith(languageCode)) return paced
  return `<lang xml:lang="${escapeMarkup(languageCode)}">${paced}</lang>`
}

/** The messages of a request for speech and the times of its words. */
export function messagesOf(
  { providerVoiceId, languageCode }: ProviderJob,
  content: string,
  outputFormat: string,
): string[] {
  const id = randomUUID().replaceAll('-', '')
  const message = (path: string, type: string, body: string) =>
    [
      `Path: ${path}`,
      `X-RequestId: ${id}`,
      `X-Timestamp: ${new Date().toISOString()}`,
      `Content-Type: ${type}`,
      '',
      body,
    ].join('\r\n')
  const audio = { metadataOptions: { wordBoundaryEnabled: 'true' }, outputFormat }
  const language = escapeMarkup(languageCode || 'en-US')
  const ssml = `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${language}"><voice name="${escapeMarkup(providerVoiceId)}">${content}</voice></speak>`
  return [
    message('speech.config', 'application/json', JSON.stringify({ context: { system: { name: 'voice-rankings' } } })),
    message('synthesis.context', 'application/json', JSON.stringify({ synthesis: { audio } })),
    message('ssml', 'application/ssml+xml', ssml),
  ]
}

/** Path and body of a message of Azure. The head of a binary one has its length before it, in two bytes. */
export function readMessage(name: string, message: SocketMessage): { path: string; body: Uint8Array } {
  const bytes = Buffer.from(message as string)
  const isText = typeof message === 'string'
  const start = isText ? 0 : 2
  const end = isText ? bytes.indexOf('\r\n\r\n') : start + (bytes.length < start ? Infinity : bytes.readUInt16BE())
  if (end < 0 || end > bytes.length) throw new UpstreamError(name, 'One of its messages has no end of its head.')
  const path = /^path:\s*(\S+)/im.exec(bytes.toString('utf8', start, end))?.[1] ?? ''
  return { path: path.toLowerCase(), body: bytes.subarray(isText ? end + 4 : end) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** Azure reports words as they are in the SSML. */
export function unescapeXml(text: string): string {
  return text.replaceAll(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
