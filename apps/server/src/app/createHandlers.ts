import { deleteAccount } from '../features/account/deleteAccount.ts'
import { exportAccount } from '../features/account/exportAccount.ts'
import { changeUsername, checkUsername } from '../features/account/username.ts'
import { userStatus } from '../features/account/userStatus.ts'
import { collectionHandlers } from '../features/collections/collectionHandlers.ts'
import { createHold } from '../features/credits/createHold.ts'
import { createConvertAudio } from '../features/downloads/createConvertAudio.ts'
import { setFavorite } from '../features/favorites/setFavorite.ts'
import { createVoiceMap } from '../features/map/createVoiceMap.ts'
import { createNetworkKey } from '../features/ratings/createNetworkKey.ts'
import { createSaveRating } from '../features/ratings/createSaveRating.ts'
import { giveRatingToken } from '../features/ratings/ratingTokens.ts'
import { createSearchVoices } from '../features/search/createSearchVoices.ts'
import { createSimilarVoices } from '../features/similar/createSimilarVoices.ts'
import { createGenerateSpeech } from '../features/snippets/createGenerateSpeech.ts'
import { getSnippets } from '../features/snippets/getSnippets.ts'
import { shareSnippet } from '../features/snippets/shareSnippet.ts'
import { getSnippet, patchSpeech } from '../features/snippets/snippetStore.ts'
import { presignUpload } from '../features/uploads/presignUpload.ts'
import { getVoice } from '../features/voices/getVoice.ts'
import type { Handlers } from '../kernel/api/handlers.ts'
import { userIdOf } from '../kernel/identity/identity.ts'
import { requireUser } from '../kernel/identity/requireUser.ts'
import { createThrottle } from '../kernel/limits/createThrottle.ts'
import { SEARCHES } from '../kernel/limits/throttles.ts'
import type { Services } from './services.ts'

/** The calls that need the database, each answered by its feature. */
export function createHandlers(services: Services): Omit<Handlers, 'getHealth' | 'getReadiness'> {
  const { database } = services
  const searchVoices = createSearchVoices(database)
  const voiceMap = createVoiceMap(database)
  const countSearch = createThrottle(SEARCHES, 'Your network searched a lot at once. Wait a minute and try again.')
  const similarVoices = createSimilarVoices(database)
  const hold = createHold(services.limiter, services.config)
  const generateSpeech = createGenerateSpeech(services, hold)
  const convertAudio = createConvertAudio(services)
  const networkKey = createNetworkKey(database)
  const saveRating = createSaveRating(services, networkKey)
  return {
    searchVoices: async ({ query }, call) => {
      await countSearch(call.client)
      return searchVoices(query, userIdOf(await call.identity()))
    },
    voiceMap: async ({ query }, call) => {
      await countSearch(call.client)
      const { map, etag } = await voiceMap(query, userIdOf(await call.identity()))
      call.setHeader('etag', etag)
      return map
    },
    getVoice: async ({ params }, call) => getVoice(database, params, await call.identity()),
    similarVoices: async ({ body }, call) => {
      await countSearch(call.client)
      return similarVoices(body)
    },
    generateSpeech: ({ body }, call) => generateSpeech(body, call),
    patchSpeech: async ({ body }, call) => patchSpeech(services, body, (await call.identity()).key),
    presignUpload: ({ body }, call) => presignUpload(services, body, call),
    convertAudio: ({ body }, call) => convertAudio(body, call),
    getSnippet: async ({ params }, call) => getSnippet(services, params.voice_snippet_id, (await call.identity()).key),
    getSnippets: async ({ query }, call) => getSnippets(database, query.search, (await call.identity()).key),
    shareSnippet: ({ body }, call) => shareSnippet(services, body, call),
    ratingToken: ({ body }, call) => giveRatingToken(services, networkKey, body, call),
    saveRating: ({ body }, call) => saveRating(body, call),
    setFavorite: async ({ body }, call) => setFavorite(database, body, (await requireUser(call)).user.user_id),
    ...collectionHandlers(database),
    checkUsername: async ({ query }, call) =>
      checkUsername(services, query.username, (await requireUser(call)).user.user_id),
    changeUsername: async ({ body }, call) =>
      changeUsername(services, body.username, (await requireUser(call)).user.user_id),
    exportAccount: async (_input, call) => exportAccount(services, await requireUser(call), call),
    deleteAccount: async ({ body }, call) => deleteAccount(services, body, await requireUser(call)),
    userStatus: (_input, call) => userStatus(hold, call),
  }
}
