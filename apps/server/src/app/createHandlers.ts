import { deleteAccount } from '../features/account/deleteAccount.ts'
import { exportAccount } from '../features/account/exportAccount.ts'
import { changeUsername, checkUsername } from '../features/account/username.ts'
import { userStatus } from '../features/account/userStatus.ts'
import { engineStates, readReadiness } from '../features/catalogueJob/readReadiness.ts'
import { blindHandlers } from '../features/blind/blindHandlers.ts'
import { createExportPlaylist } from '../features/books/createExportPlaylist.ts'
import { createExportWork } from '../features/books/createExportWork.ts'
import { buddyHandlers } from '../features/buddies/buddyHandlers.ts'
import { createCasting } from '../features/casting/createCasting.ts'
import { chatHandlers } from '../features/chat/chatHandlers.ts'
import { collectionHandlers } from '../features/collections/collectionHandlers.ts'
import { createHold } from '../features/credits/createHold.ts'
import { designHandlers } from '../features/designer/designHandlers.ts'
import { createConvertAudio } from '../features/downloads/createConvertAudio.ts'
import { earlyAccessHandlers } from '../features/earlyAccess/earlyAccessHandlers.ts'
import { setFavorite } from '../features/favorites/setFavorite.ts'
import { lexiconHandlers } from '../features/lexicon/lexiconHandlers.ts'
import { licenseHandlers } from '../features/licenses/licenseHandlers.ts'
import { createVoiceMap } from '../features/map/createVoiceMap.ts'
import { operatorHandlers } from '../features/operator/operatorHandlers.ts'
import { playlistHandlers } from '../features/playlists/playlistHandlers.ts'
import { createNetworkKey } from '../features/ratings/createNetworkKey.ts'
import { createSaveRating } from '../features/ratings/createSaveRating.ts'
import { giveRatingToken } from '../features/ratings/ratingTokens.ts'
import { createAlignRecording } from '../features/recordings/createAlignRecording.ts'
import { createSearchVoices } from '../features/search/createSearchVoices.ts'
import { shareHandlers } from '../features/shares/shareHandlers.ts'
import { createComparison } from '../features/similar/createComparison.ts'
import { createSimilarVoices } from '../features/similar/createSimilarVoices.ts'
import { createGenerateSpeech } from '../features/snippets/createGenerateSpeech.ts'
import { getSnippets } from '../features/snippets/getSnippets.ts'
import { removeSnippet, restoreSnippet } from '../features/snippets/removeSnippet.ts'
import { shareSnippet } from '../features/snippets/shareSnippet.ts'
import { getSnippet, patchSpeech } from '../features/snippets/snippetStore.ts'
import type { SpeechService } from '../features/speech/createSpeech.ts'
import { presignUpload } from '../features/uploads/presignUpload.ts'
import { getSamples } from '../features/voices/getSamples.ts'
import { createCatalogue } from '../features/voices/createCatalogue.ts'
import { getVoice } from '../features/voices/getVoice.ts'
import { workHandlers } from '../features/works/workHandlers.ts'
import type { Handlers } from '../kernel/api/handlers.ts'
import { userIdOf } from '../kernel/identity/identity.ts'
import { requireUser } from '../kernel/identity/requireUser.ts'
import { createThrottle } from '../kernel/limits/createThrottle.ts'
import type { Limit } from '../kernel/limits/limiter.ts'
import type { Log } from '../kernel/log/createLog.ts'
import type { Services } from './services.ts'

/** Limit of catalogue scans per network (search, map, similar voices, samples), high enough for a hundred people who type. */
export const SEARCHES: Limit = { name: 'search', points: 1200, durationMs: 60_000 }

/** `Cache-Control` of samples: pages of others show them, and a change reaches those within minutes. */
const SAMPLES_CACHING = 'public, max-age=60, stale-while-revalidate=600'

const getHealth: Handlers['server.health'] = () => ({ ok: true })

/** Handlers available before the database is open. */
export function createStartingHandlers(
  speech: Pick<SpeechService, 'engines'>,
): Pick<Handlers, 'server.health' | 'server.readiness'> {
  const none = { ready: false, voices_done: 0, voices_total: 0, voices_failed: 0 }
  return {
    'server.health': getHealth,
    'server.readiness'(_input, call) {
      call.setStatus(503)
      return { ...none, message: 'The database is being opened.', engines: engineStates(speech) }
    },
  }
}

/** Creates the handlers of all calls. */
export function createHandlers(services: Services, log: Log): Handlers {
  const { database, speech } = services
  const readCatalogue = createCatalogue(database)
  const searchVoices = createSearchVoices(database, readCatalogue)
  const voiceMap = createVoiceMap(database, readCatalogue)
  const countSearch = createThrottle(SEARCHES, 'Too many searches from your network. Wait a minute and try again.')
  const comparison = createComparison(database, readCatalogue)
  const similarVoices = createSimilarVoices(database, comparison)
  const castVoices = createCasting(database, comparison)
  const hold = createHold(services.limiter, services.config)
  const generateSpeech = createGenerateSpeech(services, hold)
  const convertAudio = createConvertAudio(services)
  const networkKey = createNetworkKey(database)
  const saveRating = createSaveRating(services, networkKey)
  return {
    'server.health': getHealth,
    async 'server.readiness'(_input, call) {
      const state = await readReadiness(database, speech)
      if (!state.ready) call.setStatus(503)
      return state
    },
    'voices.search': async ({ query }, call) => {
      await countSearch(call.client)
      return searchVoices(query, await call.identity())
    },
    'voices.map': async ({ query }, call) => {
      await countSearch(call.client)
      const { map, etag } = await voiceMap(query, userIdOf(await call.identity()))
      call.setHeader('etag', etag)
      return map
    },
    'voices.get': async ({ params }, call) => getVoice(database, params, await call.identity()),
    'voices.samples': async ({ query }, call) => {
      await countSearch(call.client)
      const answer = await getSamples(database, query.paths)
      // The response is the same for every caller, but incomplete until each voice has its sample.
      const isWhole = answer.samples.every((sample) => sample?.voice_sample_url)
      if (isWhole) call.setHeader('cache-control', SAMPLES_CACHING)
      return answer
    },
    'voices.similar': async ({ body }, call) => {
      await countSearch(call.client)
      return similarVoices(body, (await call.identity()).key)
    },
    'voices.cast': async ({ body }, call) => {
      await countSearch(call.client)
      return castVoices(body, userIdOf(await call.identity()))
    },
    ...designHandlers(services, comparison, hold),
    'speech.generate': ({ body }, call) => generateSpeech(body, call),
    'speech.patch': async ({ body }, call) => patchSpeech(services, body, (await call.identity()).key),
    'uploads.presign': ({ body }, call) => presignUpload(services, body, call),
    'downloads.convert': ({ body }, call) => convertAudio(body, call),
    'recordings.align': createAlignRecording(services),
    'snippets.get': async ({ params, query }, call) =>
      getSnippet(services, params.voice_snippet_id, (await call.identity()).key, query.access),
    'snippets.list': async ({ query }, call) => getSnippets(database, query.search, (await call.identity()).key),
    'snippets.share': ({ body }, call) => shareSnippet(services, body, call),
    'snippets.delete': async ({ body }, call) => {
      await removeSnippet(database, body.voice_snippet_id, (await call.identity()).key)
      return body
    },
    'snippets.restore': async ({ body }, call) => {
      await restoreSnippet(database, body.voice_snippet_id, (await call.identity()).key)
      return body
    },
    ...shareHandlers(services),
    'ratings.token': ({ body }, call) => giveRatingToken(services, networkKey, body, call),
    'ratings.save': ({ body }, call) => saveRating(body, call),
    ...blindHandlers(services, { networkKey, readCatalogue }),
    'favorites.set': async ({ body }, call) => setFavorite(database, body, (await requireUser(call)).user.user_id),
    ...collectionHandlers(database),
    ...workHandlers(services),
    'works.export': createExportWork(services),
    ...chatHandlers(services, log),
    ...buddyHandlers(services, readCatalogue),
    ...lexiconHandlers(services),
    ...playlistHandlers(services),
    'playlists.export': createExportPlaylist(services),
    ...licenseHandlers(services),
    ...earlyAccessHandlers(services, log),
    ...operatorHandlers(services, log),
    'account.checkUsername': async ({ query }, call) =>
      checkUsername(services, query.username, (await requireUser(call)).user.user_id),
    'account.changeUsername': async ({ body }, call) =>
      changeUsername(services, body.username, (await requireUser(call)).user.user_id),
    'account.export': async (_input, call) => exportAccount(services, await requireUser(call), call),
    'account.delete': async ({ body }, call) => deleteAccount(services, body, await requireUser(call)),
    'account.status': (_input, call) => userStatus(hold, call),
  }
}
