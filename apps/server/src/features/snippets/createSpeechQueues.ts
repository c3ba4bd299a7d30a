import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Identity } from '../../kernel/identity/identity.ts'
import { createAdmissionQueue, type Place, type QueueState } from '../../kernel/workers/createAdmissionQueue.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import type { Payer } from '../credits/createCharge.ts'
import { capabilitiesOf, refuseTooLong } from '../speech/createSpeech.ts'
import { spokenSeconds } from '../speech/text/spokenSeconds.ts'
import type { SnippetServices } from './snippetServices.ts'
import { speechApiError } from './speechApiError.ts'

/** A text to generate, and its client. */
export interface SpeechOrder {
  voiceId: string
  text: string
  speed: number
  asker: Identity | Payer
  /** Network address of the client. */
  client: string
}

/** While a worker speaks one text, another is mastered and stored. */
const TURNS_PER_WORKER = 2

/** Initial estimate of the time to generate a second of speech, in ms. */
const MS_PER_SECOND = 40

/** Creates the admission queues of the engines. They need no database. */
export function createSpeechQueues({
  speech: { engines },
  config,
  metrics,
}: Pick<SnippetServices, 'speech' | 'config' | 'metrics'>) {
  const queues = new Map(
    engines.map(({ id, name }) => [
      id,
      createAdmissionQueue({
        name,
        metrics,
        concurrency: TURNS_PER_WORKER * workerCount(),
        longestWaitMs: config.speechWait * 1000,
        msPerUnit: MS_PER_SECOND,
        refuse: (retryAfterMs, own) => refusal(name, retryAfterMs, own),
      }),
    ]),
  )
  return {
    /** States of the queues of this process by the id of the engine. */
    states: (): ReadonlyMap<string, QueueState> => new Map([...queues].map(([id, queue]) => [id, queue.state()])),

    /**
     * Reserves a place in the queue of a voice's engine. Throws `text_too_long` for a text that would last too long,
     * `too_many_requests` when the client's network has the longest backlog of a full queue, and `busy` otherwise.
     */
    enter({ voiceId, text, speed, asker, client }: SpeechOrder): Place {
      const engine = engines.find(({ id }) => voiceId.startsWith(`${id}-`))
      const queue = engine && queues.get(engine.id)
      if (!queue) return NO_QUEUE
      try {
        refuseTooLong(text, capabilitiesOf(engine, voiceId.slice(engine.id.length + 1)))
      } catch (error) {
        throw speechApiError(error)
      }
      const signedIn = asker.kind === 'user'
      const network = signedIn ? asker.key : networkOf(client)
      return queue.enter({ signedIn, network, client: asker.key ?? client }, spokenSeconds(text) / speed)
    },
  }
}

/** Place for an unknown engine; the voice will turn out to be unknown. */
const NO_QUEUE: Place = { throwIfRefused: () => {}, run: (_signal, work) => work(), leave: () => {} }

function refusal(engine: string, retryAfterMs: number, own: boolean): ApiError {
  const again = `Try again in ${Math.max(1, Math.ceil(retryAfterMs / 1000))} s.`
  return own
    ? new ApiError(
        'too_many_requests',
        `Too many texts from you or your network are waiting for ${engine} already. ${again}`,
        {
          retryAfterMs,
        },
      )
    : new ApiError('busy', `${engine} has too many texts waiting. ${again}`, { retryAfterMs })
}
