import { matchPath } from 'react-router'

/** A page that has an address and nothing behind it yet. */
export interface PlannedPage {
  /** Path as the routes have it, with parameters. */
  path: string
  title: string
  /** What will be here, in a sentence or two. */
  plan: string
  /** What works today and comes closest. A path beginning with `..` is next to the page's own. */
  today: readonly { to: string; name: string }[]
}

const VOICES = { to: '/voices', name: 'Browse and hear the voices' }
const SNIPPETS = { to: '/app/snippets', name: 'What you have had spoken' }
const COLLECTIONS = { to: '/app/collections', name: 'Your collections of voices' }

const PLAYLIST =
  'A playlist will be a row of voices and spoken texts that plays from the first to the last, in the order you give it.'
const CHAT = 'You will write to a voice here and hear it answer, every word lighting up as it is spoken.'
const EXTENSION =
  'A browser extension will read any page aloud in a voice of your choice. There is none to install yet, so nothing needs to be set up here.'

/** Every page that is still to be made, in one place: its address answers, and says so. */
export const PLANNED_PAGES: readonly PlannedPage[] = [
  {
    path: 'create-voice',
    title: 'Create a voice',
    plan: 'You will take a voice of the catalogue, tell it how to speak and how fast, hear the result and keep it under a name of its own.',
    today: [{ to: '/voices', name: 'Find a voice and let it speak your text' }, COLLECTIONS],
  },
  {
    path: 'create-playlist',
    title: 'Create playlist',
    plan: `${PLAYLIST} This is where you will make one.`,
    today: [{ to: '/app/collections', name: 'Gather voices in a collection' }, SNIPPETS],
  },
  {
    path: 'app/playlists',
    title: 'My Playlists',
    plan: `${PLAYLIST} Those you make will be listed here.`,
    today: [COLLECTIONS, SNIPPETS],
  },
  {
    path: 'playlist/:id',
    title: 'Playlist',
    plan: `${PLAYLIST} Those that are public will be heard here.`,
    today: [VOICES],
  },
  {
    path: 'buddies',
    title: 'Buddies',
    plan: 'You will follow people here whose ear you trust, and see which voices they rate well and what they make public.',
    today: [{ to: '/leaderboard', name: 'What everybody’s ratings come to' }, VOICES],
  },
  {
    path: 'upgrade',
    title: 'Upgrade',
    plan: 'Longer texts and more credits will be had here. Nothing is sold today, and everything that works is free.',
    today: [VOICES, { to: '/app/home', name: 'Your credits' }],
  },
  {
    path: 'license-key-success',
    title: 'License key',
    plan: 'Who buys an upgrade will be shown the key to it here. Nothing is sold today, so there are no keys.',
    today: [{ to: '/app/home', name: 'Your credits' }],
  },
  {
    path: 'share/settings/:id',
    title: 'Share settings',
    plan: 'You will say here who may see and hear something of yours, and take that back.',
    today: [{ to: '/app/snippets', name: 'Share what you have had spoken, or stop sharing it' }],
  },
  { path: 'chat/:id', title: 'Chat', plan: CHAT, today: [VOICES] },
  {
    path: 'chat/conversation/:id',
    title: 'Conversation',
    plan: `${CHAT} Conversations you keep will be read and heard again here.`,
    today: [VOICES],
  },
  {
    path: 'chat-reviews-early-access',
    title: 'Chat reviews: early access',
    plan: 'Whoever would like to talk to voices before everybody else, and to say how it went, will sign up here.',
    today: [{ to: '/leaderboard', name: 'Rate voices: see what listeners think' }],
  },
  { path: 'extension/welcome', title: 'Welcome to the extension', plan: EXTENSION, today: [VOICES] },
  {
    path: 'extension/login-complete',
    title: 'Extension: logged in',
    plan: EXTENSION,
    today: [{ to: '/login', name: 'Log in to this site' }],
  },
  { path: 'extension/logout', title: 'Extension: log out', plan: EXTENSION, today: [VOICES] },
  {
    path: 'extension/logout-complete',
    title: 'Extension: logged out',
    plan: EXTENSION,
    today: [{ to: '/login', name: 'Log in to this site' }],
  },
  { path: 'extension/uninstalled', title: 'Extension removed', plan: EXTENSION, today: [VOICES] },
]

/** What is planned for the chat with a voice that exists. */
export const VOICE_CHAT: Omit<PlannedPage, 'path' | 'title'> = {
  plan: CHAT,
  today: [
    { to: '..', name: 'Let this voice speak your text' },
    { to: '../details', name: 'What was measured of it' },
  ],
}

/** The planned page at a path; undefined when there is none. */
export function plannedPageAt(pathname: string): PlannedPage | undefined {
  return PLANNED_PAGES.find(({ path }) => matchPath(`/${path}`, pathname) !== null)
}
