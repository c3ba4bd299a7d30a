import { createSimilarVoices } from './similar/createSimilarVoices.ts'
import { createGenerateSpeech } from './snippets/createGenerateSpeech.ts'
import { getSnippet, patchSpeech } from './snippets/snippetStore.ts'
import { userStatus } from './account/userStatus.ts'
import { createConvertAudio } from './downloads/createConvertAudio.ts'
import type { Handlers } from './http/handlers.ts'
import { createSearchVoices } from './search/createSearchVoices.ts'
import type { Services } from './services.ts'
import { getVoice } from './voices/getVoice.ts'

/** The calls that need the database, each answered by its feature. */
export function createHandlers(services: Services): Omit<Handlers, 'getHealth' | 'getReadiness'> {
  const { database } = services
  const searchVoices = createSearchVoices(database)
  const similarVoices = createSimilarVoices(database)
  const generateSpeech = createGenerateSpeech(services)
  const convertAudio = createConvertAudio(services)
  return {
    searchVoices: ({ query }) => searchVoices(query),
    getVoice: ({ params }) => getVoice(database, params),
    similarVoices: ({ body }) => similarVoices(body),
    generateSpeech: ({ body }, call) => generateSpeech(body, call),
    patchSpeech: ({ body }) => patchSpeech(database, body),
    convertAudio: ({ body }, call) => convertAudio(body, call),
    getSnippet: ({ params }) => getSnippet(database, params.voice_snippet_id),
    userStatus: (_input, call) => userStatus(call),
  }
}
