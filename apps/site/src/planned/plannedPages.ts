import { matchPath } from 'react-router'

/** Page that has an address but no content yet. */
export interface PlannedPage {
  /** Route path, with parameters. */
  path: string
  title: string
  /** Announcement, in a sentence or two. */
  plan: string
  /** Closest existing alternatives. A path beginning with `..` is relative to the page. */
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

/** All planned pages. Their addresses respond with an announcement. */
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

/** Planned page of the chat with a voice. */
export const VOICE_CHAT: Omit<PlannedPage, 'path' | 'title'> = {
  plan: CHAT,
  today: [
    { to: '..', name: 'Let this voice speak your text' },
    { to: '../details', name: 'What was measured of it' },
  ],
}

/** Planned page at a path; undefined if there is none. */
export function plannedPageAt(pathname: string): PlannedPage | undefined {
  return PLANNED_PAGES.find(({ path }) => matchPath(`/${path}`, pathname) !== null)
}
