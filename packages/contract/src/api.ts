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
import { voiceSamples } from './samples.ts'
import { searchVoices } from './search.ts'
import { similarVoices } from './similar.ts'
import { getSnippet, getSnippets, shareSnippet } from './snippets.ts'
import { generateSpeech, patchSpeech } from './speech.ts'
import { getVoice } from './voices.ts'

/**
 * All calls of the API, grouped by feature. Client methods, server handlers and documentation are derived from it.
 * `client.voices.search` makes the call `api.voices.search`, which the documentation names `voices.search`.
 */
export const api = {
  /** The catalogue: find voices and compare them. */
  voices: {
    /** Find voices by name and by what was measured of them. */
    search: searchVoices,
    /** Every voice with what was measured of it, for a map. */
    map: voiceMap,
    /** One voice with everything known of it. */
    get: getVoice,
    /** The samples of several voices, as small players show them. */
    samples: voiceSamples,
    /** Voices that sound like this one. */
    similar: similarVoices,
  },
  /** Generated speech. */
  speech: {
    /** Speak a text. */
    generate: generateSpeech,
    /** Tell how long a snippet plays. */
    patch: patchSpeech,
  },
  /** Generated texts. */
  snippets: {
    /** One spoken snippet by its id. */
    get: getSnippet,
    /** Your own snippets. */
    list: getSnippets,
    /** Let others hear one of your snippets, or nobody. */
    share: shareSnippet,
  },
  /** Uploads of generated audio. */
  uploads: {
    /** An address to upload the audio of a snippet to. */
    presign: presignUpload,
  },
  /** Downloads in other formats. */
  downloads: {
    /** Stored audio in another format. */
    convert: convertAudio,
  },
  /** Ratings of voices. */
  ratings: {
    /** Permission to rate what begins to play. */
    token: ratingToken,
    /** Rate a voice after hearing it. */
    save: saveRating,
  },
  /** Favourite voices of a user. */
  favorites: {
    /** Add a voice to your favourites, or take it out. */
    set: setFavorite,
  },
  /** Collections of voices of a user. */
  collections: {
    /** Your collections. */
    list: listCollections,
    /** Start a collection. */
    create: createCollection,
    /** Give a collection another name. */
    rename: renameCollection,
    /** Put a voice into a collection. */
    add: addToCollection,
    /** Take a voice out of a collection. */
    remove: removeFromCollection,
    /** Delete a collection. */
    delete: deleteCollection,
  },
  /** The caller's account. */
  account: {
    /** Signed-in user. */
    status: userStatus,
    /** Check if a username is taken. */
    checkUsername,
    /** Take another username. */
    changeUsername,
    /** All data of your account as one file. */
    export: exportAccount,
    /** Delete your account. */
    delete: deleteAccount,
  },
  /** Health checks for operators. */
  server: {
    /** Liveness of the process. */
    health: getHealth,
    /** Readiness and progress of the catalogue. */
    readiness: getReadiness,
  },
} as const

/** Every call of the API, grouped by feature, as types. */
export type Api = typeof api
