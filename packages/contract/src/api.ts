import { changeUsername, checkUsername, deleteAccount, exportAccount, userStatus } from './account.ts'
import { blindSentence, blindSummary, nextBlindPair, undoBlindVote, voteBlind } from './blind.ts'
import { blindExclusions, blindHistory, blindLeaderboard, blindVotes } from './blindScores.ts'
import {
  blockBuddy,
  followBuddy,
  getBuddy,
  leaveBuddy,
  listBuddies,
  unblockBuddy,
  updateBuddySettings,
} from './buddies.ts'
import { castVoices } from './casting.ts'
import { deleteChat, exportChat, getChat, listChats, renameChat, sendChat, speakChat } from './chat.ts'
import {
  addToCollection,
  createCollection,
  deleteCollection,
  listCollections,
  removeFromCollection,
  renameCollection,
} from './collections.ts'
import { deleteDesign, listDesigns, previewDesign, renameDesign, restoreDesign, saveDesign } from './designer.ts'
import { convertAudio, presignUpload } from './downloads.ts'
import { confirmEarlyAccess, earlyAccessStatus, joinEarlyAccess, leaveEarlyAccess } from './earlyAccess.ts'
import { setFavorite } from './favorites.ts'
import { exportLexicon, importLexicon, listLexicon, removeLexiconEntry, saveLexiconEntry } from './lexicon.ts'
import { activateLicense, listLicenses, listPlans, revealLicense } from './licenses.ts'
import { voiceMap } from './map.ts'
import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  exportPlaylist,
  getPlaylist,
  keepPlaylistPosition,
  listPlaylists,
  moveInPlaylist,
  pausePlaylist,
  removeFromPlaylist,
  renamePlaylist,
  restorePlaylist,
} from './playlists.ts'
import {
  checkDrift,
  decideSnippet,
  decideVotes,
  operatorCosts,
  operatorDrift,
  operatorEngines,
  operatorSnippets,
  operatorVotes,
} from './operator.ts'
import { alignRecording } from './recordings.ts'
import { ratingToken, saveRating } from './ratings.ts'
import { getHealth, getReadiness } from './readiness.ts'
import { voiceSamples } from './samples.ts'
import { searchVoices } from './search.ts'
import { similarVoices } from './similar.ts'
import {
  createShareLink,
  getCollection,
  getShare,
  openShare,
  restoreShareLink,
  revokeShareLink,
  updateShare,
} from './shares.ts'
import { deleteSnippet, getSnippet, getSnippets, restoreSnippet, shareSnippet } from './snippets.ts'
import { generateSpeech, patchSpeech } from './speech.ts'
import { getVoice } from './voices.ts'
import {
  cancelWork,
  createWork,
  deleteWork,
  exportWork,
  getWork,
  importWork,
  listWorks,
  restoreWork,
  saveWorkPosition,
  speakSentence,
  speakWork,
  updateWork,
  workProgress,
} from './works.ts'

/**
 * All calls of the API, grouped by feature. Client methods, server handlers and documentation are derived from it.
 * `client.voices.search` makes the call `api.voices.search`, which the documentation names `voices.search`.
 */
export const api = {
  /** The catalogue: search and compare voices. */
  voices: {
    /** Search voices by text, filters and measurements. */
    search: searchVoices,
    /** All voices with their measurements, for a map. */
    map: voiceMap,
    /** One voice with all its data. */
    get: getVoice,
    /** Samples of several voices, for small players. */
    samples: voiceSamples,
    /** Voices similar to a voice. */
    similar: similarVoices,
    /** Voices for the roles of a script. */
    cast: castVoices,
  },
  /** Voices that the caller has designed, from an engine's voice and numbers. */
  designs: {
    /** Speech and measurements of a design. */
    preview: previewDesign,
    /** Your designed voices. */
    list: listDesigns,
    /** Save a design as a voice of yours. */
    save: saveDesign,
    /** Rename one of your voices. */
    rename: renameDesign,
    /** Delete one of your voices. */
    delete: deleteDesign,
    /** Restore a voice after deleting it. */
    restore: restoreDesign,
  },
  /** Conversations with voices. */
  chats: {
    /** Your chats, and whether voices answer here. */
    list: listChats,
    /** Send a message to a voice and get its answer. */
    send: sendChat,
    /** One of your chats with its messages. */
    get: getChat,
    /** Rename one of your chats. */
    rename: renameChat,
    /** Delete one of your chats. */
    delete: deleteChat,
    /** One of your chats as plain text. */
    export: exportChat,
    /** Speech of a sentence of a message. */
    speak: speakChat,
  },
  /** People whose public things a user follows. */
  buddies: {
    /** People you follow, and what is new. */
    list: listBuddies,
    /** What a person has made public. */
    get: getBuddy,
    /** Follow a person. */
    follow: followBuddy,
    /** Stop following a person. */
    leave: leaveBuddy,
    /** Block a person. */
    block: blockBuddy,
    /** Stop blocking a person. */
    unblock: unblockBuddy,
    /** Change what others see of you. */
    updateSettings: updateBuddySettings,
  },
  /** Generated speech. */
  speech: {
    /** Generate speech from a text. */
    generate: generateSpeech,
    /** Report the duration of a snippet. */
    patch: patchSpeech,
  },
  /** Generated texts. */
  snippets: {
    /** One snippet by id. */
    get: getSnippet,
    /** Your own snippets. */
    list: getSnippets,
    /** Share or unshare one of your snippets. */
    share: shareSnippet,
    /** Delete one of your snippets. */
    delete: deleteSnippet,
    /** Restore a snippet after deleting it. */
    restore: restoreSnippet,
  },
  /** Visibility, permissions and links of snippets and collections. */
  shares: {
    /** Share settings of something of yours. */
    get: getShare,
    /** Change visibility and permissions. */
    update: updateShare,
    /** Create a link. */
    createLink: createShareLink,
    /** Revoke a link. */
    revokeLink: revokeShareLink,
    /** Restore a link after revoking it. */
    restoreLink: restoreShareLink,
    /** What a link leads to. */
    open: openShare,
  },
  /** Pronunciations of terms, which generated speech follows. */
  lexicon: {
    /** Your pronunciations. */
    list: listLexicon,
    /** Create or change a pronunciation. */
    save: saveLexiconEntry,
    /** Remove a pronunciation. */
    remove: removeLexiconEntry,
    /** Add the pronunciations of a file. */
    import: importLexicon,
    /** Your pronunciations as a file. */
    export: exportLexicon,
  },
  /** Uploads of generated audio. */
  uploads: {
    /** Upload URL for the audio of a snippet. */
    presign: presignUpload,
  },
  /** Downloads in other formats. */
  downloads: {
    /** Convert stored audio to another format. */
    convert: convertAudio,
  },
  /** Recordings of people. */
  recordings: {
    /** Word times, captions and waveform of a recording, given its text. */
    align: alignRecording,
  },
  /** Long texts: articles, chapters and books, spoken sentence by sentence. */
  works: {
    /** Your works. */
    list: listWorks,
    /** Create a work from a text, a document or an article. */
    create: createWork,
    /** Create a work from an EPUB. */
    import: importWork,
    /** One work with its text. */
    get: getWork,
    /** Change title, voices or a paragraph of a work. */
    update: updateWork,
    /** Speech of one sentence. */
    sentence: speakSentence,
    /** Speak a whole work in the background. */
    speak: speakWork,
    /** Stop speaking a work. */
    cancel: cancelWork,
    /** Progress of the speech of a work. */
    progress: workProgress,
    /** Save the place where you stopped listening. */
    savePosition: saveWorkPosition,
    /** Delete a work. */
    delete: deleteWork,
    /** Restore a deleted work. */
    restore: restoreWork,
    /** Write a spoken work as an audiobook, a zip, an mp3 or captions. */
    export: exportWork,
  },
  /** Ratings of voices. */
  ratings: {
    /** Token for one rating, issued when playback begins. */
    token: ratingToken,
    /** Rate a voice after hearing it. */
    save: saveRating,
  },
  /** Blind pairs: two voices say the same sentence, and listeners choose without knowing the names. */
  blind: {
    /** A sentence of a use. */
    sentence: blindSentence,
    /** The next pair. */
    next: nextBlindPair,
    /** Vote on a pair and learn the names. */
    vote: voteBlind,
    /** Undo a vote. */
    undo: undoBlindVote,
    /** Summary of a round of votes. */
    summary: blindSummary,
    /** Voices by their score from blind votes. */
    leaderboard: blindLeaderboard,
    /** Scores and ranks of a voice over time. */
    history: blindHistory,
    /** Votes that were left out, and why. */
    exclusions: blindExclusions,
    /** All votes, without persons. */
    votes: blindVotes,
  },
  /** Favorite voices of a user. */
  favorites: {
    /** Add a voice to your favorites, or remove it. */
    set: setFavorite,
  },
  /** Collections of voices of a user. */
  collections: {
    /** Your collections. */
    list: listCollections,
    /** A public collection with its voices. */
    get: getCollection,
    /** Create a collection. */
    create: createCollection,
    /** Rename a collection. */
    rename: renameCollection,
    /** Add a voice to a collection. */
    add: addToCollection,
    /** Remove a voice from a collection. */
    remove: removeFromCollection,
    /** Delete a collection. */
    delete: deleteCollection,
  },
  /** Playlists of a user or visitor. */
  playlists: {
    /** Your playlists. */
    list: listPlaylists,
    /** One playlist with its items. */
    get: getPlaylist,
    /** Create a playlist. */
    create: createPlaylist,
    /** Rename a playlist. */
    rename: renamePlaylist,
    /** Add a sample, a snippet or a long text to a playlist. */
    add: addToPlaylist,
    /** Move an item of a playlist. */
    move: moveInPlaylist,
    /** Remove an item from a playlist. */
    remove: removeFromPlaylist,
    /** Set the pause between items. */
    pause: pausePlaylist,
    /** Store where you stopped listening. */
    position: keepPlaylistPosition,
    /** Delete a playlist. */
    delete: deletePlaylist,
    /** Restore a deleted playlist. */
    restore: restorePlaylist,
    /** Write a playlist as an audiobook, a zip, an mp3 or captions. */
    export: exportPlaylist,
  },
  /** The caller's account. */
  account: {
    /** Logged-in user. */
    status: userStatus,
    /** Check if a username is taken. */
    checkUsername,
    /** Change your username. */
    changeUsername,
    /** All data of your account as one file. */
    export: exportAccount,
    /** Delete your account. */
    delete: deleteAccount,
  },
  /** Plans of the server, and the license keys of an account. */
  licenses: {
    /** Plans that the server offers. */
    plans: listPlans,
    /** Your licenses. */
    list: listLicenses,
    /** Key of a license that you have bought. */
    reveal: revealLicense,
    /** Activate a license on your account. */
    activate: activateLicense,
  },
  /** Addresses of people who want to be told when reviews of chats begin. */
  earlyAccess: {
    /** If the server takes addresses. */
    status: earlyAccessStatus,
    /** Leave an address. */
    join: joinEarlyAccess,
    /** Confirm an address by a mailed link. */
    confirm: confirmEarlyAccess,
    /** Delete an address by a mailed link. */
    leave: leaveEarlyAccess,
  },
  /** Moderation and state of the server, for its operators. */
  operator: {
    /** Votes on blind pairs with their checks. */
    votes: operatorVotes,
    /** Leave votes out, or count them again. */
    decideVotes,
    /** Shared snippets. */
    snippets: operatorSnippets,
    /** Hide a shared snippet, or show it again. */
    decideSnippet,
    /** Engines with their states, queues and voices. */
    engines: operatorEngines,
    /** Texts and costs per provider and day. */
    costs: operatorCosts,
    /** Changed voices and the last checks. */
    drift: operatorDrift,
    /** Check one voice for changes now. */
    checkDrift,
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
