import type { Api } from '@voice-rankings/contract'
import type { Handler } from '../../kernel/api/handlers.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { Recordings } from './createRecordings.ts'

/** Recordings per network. */
export const RECORDINGS: Limit = { name: 'recordings', points: 60, durationMs: 3_600_000 }

/** Maximum number of concurrent recordings of a network, and of all: each may hold 20 MB of its file. */
const MAX_PER_NETWORK = 2
const MAX_OF_ALL = 8

/** Creates the handler that times the words of a recording. Clients are counted before their file is read. */
export function createAlignRecording({
  recordings,
  limiter,
}: {
  recordings: Recordings
  limiter: Limiter
}): Handler<Api['recordings']['align']> {
  const running: string[] = []

  async function admit({ client }: { client: string }): Promise<Disposable> {
    const network = networkOf(client)
    if (running.filter((other) => other === network).length >= MAX_PER_NETWORK) {
      const message = `Only ${MAX_PER_NETWORK} recordings can be aligned at once. Wait for one to end, then try again.`
      throw new ApiError('too_many_requests', message, { retryAfterMs: 5000 })
    }
    if (running.length >= MAX_OF_ALL) {
      throw new ApiError('busy', 'Too many recordings are being aligned. Try again in a minute.', {
        retryAfterMs: 30_000,
      })
    }
    running.push(network)
    const place = { [Symbol.dispose]: () => void running.splice(running.indexOf(network), 1) }
    try {
      // Requests of the server's own pages are not counted: the page itself is.
      if (client === 'site') return place
      await requireAllowance(limiter, 'Too many recordings from your network. Try again later.', [RECORDINGS, network])
      return place
    } catch (error) {
      place[Symbol.dispose]()
      throw error
    }
  }

  const align: Handler<Api['recordings']['align']> = async ({ body }, { client, signal, progress }) =>
    recordings.align(
      { ...body, audio: new Uint8Array(await body.audio.arrayBuffer()) },
      { client: networkOf(client), signal, onProgress: progress },
    )
  return Object.assign(align, { admit })
}
