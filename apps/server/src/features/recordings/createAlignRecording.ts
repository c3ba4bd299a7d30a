import type { Api } from '@voice-rankings/contract'
import type { Handler } from '../../kernel/api/handlers.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { createAdmission } from '../../kernel/limits/createAdmission.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import type { Recordings } from './createRecordings.ts'

/** Recordings per network. */
export const RECORDINGS: Limit = { name: 'recordings', points: 60, durationMs: 3_600_000 }

/** Maximum number of concurrent recordings: each may hold 20 MB of its file. */
const CONCURRENT = { perNetwork: 2, total: 8 }

/** Creates the handler that times the words of a recording. Clients are counted before their file is read. */
export function createAlignRecording({
  recordings,
  limiter,
}: {
  recordings: Recordings
  limiter: Limiter
}): Handler<Api['recordings']['align']> {
  const admit = createAdmission({
    limiter,
    limit: RECORDINGS,
    concurrent: CONCURRENT,
    messages: {
      limit: 'Too many recordings from your network. Try again later.',
      perNetwork: `Only ${CONCURRENT.perNetwork} recordings can be aligned at once. Wait for one to end, then try again.`,
      total: 'Too many recordings are being aligned. Try again in a minute.',
    },
  })
  const align: Handler<Api['recordings']['align']> = async ({ body }, { client, signal, progress }) =>
    recordings.align(
      { ...body, audio: new Uint8Array(await body.audio.arrayBuffer()) },
      { client: networkOf(client), signal, onProgress: progress },
    )
  return Object.assign(align, { admit })
}
