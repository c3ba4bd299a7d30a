import type { Api } from '../api.ts'

/** Features of the API in the order of the documentation, each with its groups of calls. */
export const features: readonly {
  readonly name: string
  readonly text: string
  readonly groups: readonly (keyof Api)[]
}[] = [
  {
    name: 'Voices',
    text: 'The catalogue: search and compare voices.',
    groups: ['voices'],
  },
  {
    name: 'Speech',
    text: 'Generate speech, and manage the resulting snippets.',
    groups: ['speech', 'snippets', 'uploads', 'downloads'],
  },
  {
    name: 'Recordings',
    text: 'Word times of recordings of people.',
    groups: ['recordings'],
  },
  {
    name: 'Long texts',
    text: 'Articles, chapters and books, spoken sentence by sentence.',
    groups: ['works'],
  },
  {
    name: 'Chats',
    text: 'Conversations with voices, whose answers a chat server of the operator writes.',
    groups: ['chats'],
  },
  {
    name: 'Designed voices',
    text: 'Voices made of an engine’s voice and numbers, and saved for their owner.',
    groups: ['designs'],
  },
  {
    name: 'Lexicon',
    text: 'Pronunciations of terms, which generated speech follows.',
    groups: ['lexicon'],
  },
  {
    name: 'Sharing',
    text: 'Visibility, permissions and links of snippets and collections.',
    groups: ['shares'],
  },
  {
    name: 'Buddies',
    text: 'People whose public collections, playlists and works a user follows.',
    groups: ['buddies'],
  },
  { name: 'Ratings', text: 'Star ratings by listeners.', groups: ['ratings'] },
  {
    name: 'Blind test',
    text: 'Pairs of voices without names, votes on them, and the scores that follow.',
    groups: ['blind'],
  },
  {
    name: 'Favorites and collections',
    text: 'Saved voices of logged-in users.',
    groups: ['favorites', 'collections'],
  },
  {
    name: 'Playlists',
    text: 'Samples, snippets and long texts in an order, played through.',
    groups: ['playlists'],
  },
  {
    name: 'Account',
    text: 'The logged-in user.',
    groups: ['account'],
  },
  {
    name: 'Licenses',
    text: 'Plans of the server, and license keys that activate them on an account.',
    groups: ['licenses'],
  },
  {
    name: 'Early access',
    text: 'Addresses of people who want to be told when reviews of chats begin.',
    groups: ['earlyAccess'],
  },
  {
    name: 'Operator',
    text: 'Moderation and state of the server, for its operators. Others get `not_found`.',
    groups: ['operator'],
  },
  { name: 'Server', text: 'Status of the server, for its operator.', groups: ['server'] },
]
