import type { CallName } from './api.ts'

/** One line for each call, as the API's documentation shows it. A call without its line does not compile. */
export const callSummaries: Record<CallName, string> = {
  searchVoices: 'Find voices by name and by what was measured of them',
  getVoice: 'One voice with everything known of it',
  similarVoices: 'Voices that sound like this one',
  generateSpeech: 'Speak a text',
  patchSpeech: 'Tell how long a snippet plays',
  getSnippet: 'One spoken snippet by its id',
  getSnippets: "The caller's own snippets",
  shareSnippet: "Let others hear one of the caller's snippets, or nobody",
  ratingToken: 'Permission to rate what begins to play',
  saveRating: 'Rate a voice after hearing it',
  setFavorite: "Add a voice to the caller's favourites, or take it out",
  listCollections: "The caller's collections",
  addToCollection: 'Put a voice into a collection',
  createCollection: 'Start a collection',
  renameCollection: 'Give a collection another name',
  removeFromCollection: 'Take a voice out of a collection',
  deleteCollection: 'Delete a collection',
  presignUpload: 'An address to upload the audio of a snippet to',
  convertAudio: 'Stored audio in another format',
  userStatus: 'Who is signed in',
  checkUsername: 'Whether a username is taken',
  changeUsername: 'Take another username',
  getHealth: 'Whether the process serves',
  getReadiness: 'Whether the catalogue can be browsed, and how far it is',
}
