import { changeUsername, checkUsername, deleteAccount, exportAccount, userStatus } from './account.ts'
import {
  addToCollection,
  createCollection,
  deleteCollection,
  listCollections,
  removeFromCollection,
  renameCollection,
} from './collections.ts'
import { convertAudio, presignUpload } from './downloads.ts'
import { setFavorite } from './favorites.ts'
import { voiceMap } from './map.ts'
import { ratingToken, saveRating } from './ratings.ts'
import { getHealth, getReadiness } from './readiness.ts'
import { searchVoices } from './search.ts'
import { similarVoices } from './similar.ts'
import { getSnippet, getSnippets, shareSnippet } from './snippets.ts'
import { generateSpeech, patchSpeech } from './speech.ts'
import { getVoice } from './voices.ts'

/** Every call of the API by name: the client's methods, the server's handlers and the documentation are made of this. */
export const api = {
  searchVoices,
  voiceMap,
  getVoice,
  similarVoices,
  generateSpeech,
  patchSpeech,
  getSnippet,
  getSnippets,
  shareSnippet,
  ratingToken,
  saveRating,
  setFavorite,
  listCollections,
  addToCollection,
  createCollection,
  renameCollection,
  removeFromCollection,
  deleteCollection,
  presignUpload,
  convertAudio,
  userStatus,
  checkUsername,
  changeUsername,
  exportAccount,
  deleteAccount,
  getHealth,
  getReadiness,
} as const

/** Every call of the API by its name, as types. */
export type Api = typeof api
/** The name of a call, such as `searchVoices`. */
export type CallName = keyof Api
