import { snippetKey } from '@voice-rankings/contract'
import type { Api, CallOutput, SpeechResponse } from '@voice-rankings/contract'
import { ConnectionError, isClientError, RequestError } from '../clientError.ts'
import { systemClock } from '../clock.ts'
import type { Calls, Client } from '../createClient.ts'
import { withDeadline } from '../withDeadline.ts'
import { audioBytes } from './audioBytes.ts'

/** Options for saving a snippet's audio. */
export interface SaveOptions {
  /** Duration measured by a player, in milliseconds. Default: as measured by the server. */
  durationMs?: number
  signal?: AbortSignal
  /** Replaces the global `fetch` for the upload. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

const TYPE = 'audio/mpeg'
/** Timeout of an upload, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000

type SavingClient = Calls<'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>
type Answer = Pick<SpeechResponse, 'audio' | 'voice_snippet_id' | 'voice_snippet_audio_url' | 'voice_snippet_duration'>

/**
 * Completes a speech response: uploads the audio when the server left that to the client, reports its duration, and
 * resolves to the path of the audio. Throws a `ClientError`, or a TypeError for audio of an unknown form.
 *
 * @example
 * const path = await saveSnippetAudio(client, answer, { durationMs: 1840 })
 */
export async function saveSnippetAudio(
  client: SavingClient,
  answer: Answer,
  options: SaveOptions = {},
): Promise<string> {
  const { voice_snippet_id } = answer
  const { signal, durationMs = answer.voice_snippet_duration } = options
  const path = answer.voice_snippet_audio_url ?? (await upload(client, answer, options))
  await client.speech.patch({ voice_snippet_id, voice_snippet_duration: Math.round(durationMs) }, { signal })
  return path
}

/** Uploads the audio; resolves to its path. */
async function upload(
  client: SavingClient,
  { audio, voice_snippet_id }: Answer,
  { signal, fetch }: SaveOptions,
): Promise<string> {
  const body = await audioBytes(audio)
  const address = await presign(client, voice_snippet_id, signal)
  if (address === null) return `/${snippetKey(voice_snippet_id)}`
  const send = fetch ?? globalThis.fetch
  const put = async (stop: AbortSignal) => {
    try {
      const headers = { 'content-type': TYPE }
      return await send(client.url(address.presignedUrl), {
        method: 'PUT',
        headers,
        body,
        signal: stop,
        credentials: 'omit',
      })
    } catch (cause) {
      throw new ConnectionError('The audio could not be uploaded. Check the connection and try again.', { cause })
    }
  }
  const { ok, status } = await withDeadline(put, { signal, timeoutMs: UPLOAD_TIMEOUT_MS, clock: systemClock })
  if (ok) return address.fileUrl
  const message = 'The audio was rejected. Generate the speech again.'
  throw new RequestError({ status, code: null, message, issues: [], requestId: null })
}

/**
 * Requests upload and file addresses; null when the audio is already stored, as when another client requested the same
 * text.
 */
async function presign(
  client: SavingClient,
  id: string,
  signal: AbortSignal | undefined,
): Promise<CallOutput<Api['uploads']['presign']> | null> {
  try {
    const file = { directory: 'snippets', fileName: `snippet-${id}`, fileType: TYPE } as const
    return await client.uploads.presign(file, { signal })
  } catch (error) {
    if (isClientError(error) && error.kind === 'request' && error.code === 'conflict') return null
    throw error
  }
}
