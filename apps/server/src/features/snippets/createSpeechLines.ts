import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Identity } from '../../kernel/identity/identity.ts'
import { createLine, type Place } from '../../kernel/workers/createLine.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import { refuseTooLong } from '../speech/createSpeech.ts'
import { spokenSeconds } from '../speech/text/spokenSeconds.ts'
import type { SnippetServices } from './snippetServices.ts'
import { speechApiError } from './speechApiError.ts'

/** A text to speak, and who asks for it. */
export interface SpeechOrder {
  voiceId: string
  text: string
  speed: number
  asker: Identity
  /** Address that the request comes from. */
  client: string
}

/** While one text is spoken by a worker, another is mastered and stored. */
const TURNS_PER_WORKER = 2

/** Until it has been measured, what a second of speech takes, in ms. */
const MS_PER_SECOND = 40

/** A line of texts before each engine. Its length is known without the database. */
export function createSpeechLines({ speech: { engines }, config }: Pick<SnippetServices, 'speech' | 'config'>) {
  const lines = new Map(
    engines.map(({ id, name }) => [
      id,
      createLine({
        turns: TURNS_PER_WORKER * workerCount(),
        longestWaitMs: config.speechWait * 1000,
        msPerUnit: MS_PER_SECOND,
        refuse: (retryAfterMs, own) => refusal(name, retryAfterMs, own),
      }),
    ]),
  )
  return {
    /**
     * Takes a place before the engine of a voice. Throws `text_too_long` for a text that would last too long, `too_many_requests` when
     * the asker's network has the longest part of a full line, and `busy` when another one has.
     */
    enter({ voiceId, text, speed, asker, client }: SpeechOrder): Place {
      const engine = engines.find(({ id }) => voiceId.startsWith(`${id}-`))
      const line = engine && lines.get(engine.id)
      if (!line) return NOWHERE
      try {
        refuseTooLong(text, engine.capabilities)
      } catch (error) {
        throw speechApiError(error)
      }
      const signedIn = asker.kind === 'user'
      const network = signedIn ? asker.key : networkOf(client)
      return line.enter({ signedIn, network, client: asker.key ?? client }, spokenSeconds(text) / speed)
    },
  }
}

/** The place before an engine that there is not: the voice will be found to be unknown. */
const NOWHERE: Place = { throwIfRefused: () => {}, run: (_signal, work) => work(), leave: () => {} }

function refusal(engine: string, retryAfterMs: number, own: boolean): ApiError {
  const again = `Try again in ${Math.max(1, Math.ceil(retryAfterMs / 1000))} s.`
  return own
    ? new ApiError('too_many_requests', `Many texts of yours or your network wait for ${engine} already. ${again}`, {
        retryAfterMs,
      })
    : new ApiError('busy', `${engine} has too many texts waiting. ${again}`, { retryAfterMs })
}
