import type { Api } from '../api.ts'
import type { CallName } from '../callsByName.ts'

/** Documentation of a call. */
export interface CallText {
  /** One line. */
  readonly summary: string
  /** Further information. */
  readonly description?: string
}

/** Documentation of every call; a missing one does not compile. */
export const callTexts: Readonly<Record<CallName, CallText>> = {
  'voices.search': {
    summary: 'Find voices by name and by what was measured of them',
    description:
      'With `q`, a sentence can say what is wanted; the answer tells how it was understood. All filters combine with AND. A voice that lacks a measurement is found as long as that range is not narrowed. With `facets=true` the answer also counts, for each filter, how many voices every value would find.',
  },
  'voices.map': {
    summary: 'Every voice with what was measured of it, for a map',
    description:
      'The filters of the voice search, without order and pages. The answer is in columns: entry n of each belongs to voice n. At most 10,000 voices; `total` says how many there are. It carries an `ETag`.',
  },
  'voices.get': { summary: 'One voice with everything known of it' },
  'voices.samples': {
    summary: 'The samples of several voices, as small players show them',
    description:
      'All players of a page ask by one call. Entry n of the answer is of path n, and null where the catalogue has no such voice. The answer is the same for every caller: caches may keep it for a minute, and it carries an `ETag`.',
  },
  'voices.similar': {
    summary: 'Voices that sound like this one',
    description: 'The four switches ask for lists by one characteristic as well; without them those lists are empty.',
  },
  'speech.generate': {
    summary: 'Speak a text',
    description:
      'The same text, voice and settings give the same snippet, which costs nothing the second time: `is_duplicate` is true then. `serviceName`, `gender`, `speaker_id` and `languageCode` repeat what you believe the voice to be; a contradiction is refused, so that nobody hears another voice than they chose. What is left to a visitor is in the header `RateLimit`.',
  },
  'speech.patch': {
    summary: 'Tell how long a snippet plays',
    description: 'Also ends an upload: the server checks that the audio is there.',
  },
  'snippets.get': {
    summary: 'One spoken snippet by its id',
    description: 'One that nobody shares, or that was hidden, is there for its owner alone.',
  },
  'snippets.list': {
    summary: 'Your own snippets',
    description:
      'Newest first, at most 200 texts, each with every voice of yours that spoke it. A visitor’s are those spoken on their device.',
  },
  'snippets.share': {
    summary: 'Let others hear one of your snippets, or nobody',
    description:
      'Copies kept by browsers and networks may be heard for another hour. Who asked for the same text, and shares it, goes on doing so.',
  },
  'ratings.token': {
    summary: 'Permission to rate what begins to play',
    description:
      'Ask when playback begins. Only you can use it, for that voice and what was heard of it, within six hours; also after you signed in.',
  },
  'ratings.save': {
    summary: 'Rate a voice after hearing it',
    description:
      'Of several ratings by one person for the same voice and text the last counts. Without a `rating_token` a rating is kept but counts for nothing, as nobody may have listened.',
  },
  'favorites.set': {
    summary: 'Add a voice to your favourites, or take it out',
    description:
      'Adds when `voice_favorite_id` is null, removes otherwise. The voice decides what is removed; saying the same again changes nothing.',
  },
  'collections.list': {
    summary: 'Your collections',
    description: 'With `voice_id` also which of them hold that voice.',
  },
  'collections.add': { summary: 'Put a voice into a collection' },
  'collections.create': { summary: 'Start a collection' },
  'collections.rename': { summary: 'Give a collection another name' },
  'collections.remove': {
    summary: 'Take a voice out of a collection',
    description: 'Answers alike when the voice was not in it.',
  },
  'collections.delete': {
    summary: 'Delete a collection',
    description: 'The voices stay in the catalogue, and in other collections.',
  },
  'uploads.presign': {
    summary: 'An address to upload the audio of a snippet to',
    description:
      'Only where the server runs with `SNIPPET_UPLOAD=client`, which answers speech with its `audio`; everywhere else the audio is stored already, and this is a `conflict`. PUT exactly that audio as `audio/mpeg` to `presignedUrl`, which expires after five minutes, then tell its duration with `speech.patch`.',
  },
  'downloads.convert': { summary: 'Stored audio in another format' },
  'account.status': {
    summary: 'Signed-in user',
    description: '`user` is absent for a visitor. What is left to a visitor is in the header `RateLimit`.',
  },
  'account.checkUsername': {
    summary: 'Check if a username is taken',
    description: 'True also for reserved names and for names that look like one that is taken; false for your own.',
  },
  'account.changeUsername': { summary: 'Take another username' },
  'account.export': {
    summary: 'All data of your account as one file',
    description:
      'Account, snippets with their texts and where they are heard, ratings, favourites, collections, every change of your credits, and where you are signed in.',
  },
  'account.delete': {
    summary: 'Delete your account',
    description:
      'For good. Sessions end everywhere; snippets that you do not share, favourites and collections are deleted. What you share stays without your name, and your ratings go on counting without your name and texts. An account without a password must have signed in within ten minutes.',
  },
  'server.health': { summary: 'Liveness of the process' },
  'server.readiness': {
    summary: 'Readiness and progress of the catalogue',
    description: 'Answers 503 with the same body before the first voices are there.',
  },
}

/** Features of the API in the order of the documentation, each with its groups of calls. */
export const features: readonly {
  readonly name: string
  readonly text: string
  readonly groups: readonly (keyof Api)[]
}[] = [
  {
    name: 'Voices',
    text: 'The catalogue: find voices and compare them.',
    groups: ['voices'],
  },
  {
    name: 'Speech',
    text: 'Have a text spoken, and the snippets that come of it.',
    groups: ['speech', 'snippets', 'uploads', 'downloads'],
  },
  { name: 'Ratings', text: 'What listeners think of a voice.', groups: ['ratings'] },
  {
    name: 'Favourites and collections',
    text: 'Voices that somebody keeps. For signed-in users.',
    groups: ['favorites', 'collections'],
  },
  {
    name: 'Account',
    text: 'Who is signed in.',
    groups: ['account'],
  },
  { name: 'Server', text: 'For whoever runs it.', groups: ['server'] },
]
