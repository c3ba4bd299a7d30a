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

const VOICES = { to: '/voices', name: 'Browse the voices' }
const SNIPPETS = { to: '/app/snippets', name: 'My Snippets' }
const COLLECTIONS = { to: '/app/collections', name: 'My Collections' }

const PLAYLIST = 'A playlist will play voices and snippets one after another, in your order.'
const CHAT = 'You will write to a voice and hear its answer, with each word highlighted.'
const EXTENSION =
  'A browser extension will read any page aloud in a voice of your choice. It does not exist yet, so there is nothing to set up.'

/** All planned pages. Their addresses respond with an announcement. */
export const PLANNED_PAGES: readonly PlannedPage[] = [
  {
    path: 'create-voice',
    title: 'Create a voice',
    plan: 'You will choose a voice of the catalogue, set its instructions and speed, listen to the result, and save it under a new name.',
    today: [{ to: '/voices', name: 'Find a voice and generate your text' }, COLLECTIONS],
  },
  {
    path: 'create-playlist',
    title: 'Create playlist',
    plan: `${PLAYLIST} You will create one here.`,
    today: [{ to: '/app/collections', name: 'Collect voices in My Collections' }, SNIPPETS],
  },
  {
    path: 'app/playlists',
    title: 'My Playlists',
    plan: `${PLAYLIST} Your playlists will be listed here.`,
    today: [COLLECTIONS, SNIPPETS],
  },
  {
    path: 'playlist/:id',
    title: 'Playlist',
    plan: `${PLAYLIST} Public playlists will play here.`,
    today: [VOICES],
  },
  {
    path: 'buddies',
    title: 'Buddies',
    plan: 'You will follow other people here, and see their ratings and public playlists.',
    today: [{ to: '/leaderboard', name: 'Leaderboard of all ratings' }, VOICES],
  },
  {
    path: 'upgrade',
    title: 'Upgrade',
    plan: 'You will get longer texts and more credits here. Nothing is sold today, and everything is free.',
    today: [VOICES, { to: '/app/home', name: 'Your credits' }],
  },
  {
    path: 'license-key-success',
    title: 'License key',
    plan: 'This page will show the license key of a purchased upgrade. Nothing is sold today, so there are no keys.',
    today: [{ to: '/app/home', name: 'Your credits' }],
  },
  {
    path: 'share/settings/:id',
    title: 'Share settings',
    plan: 'You will choose here who can see and hear your content, and change it later.',
    today: [{ to: '/app/snippets', name: 'Share your snippets, or stop sharing them' }],
  },
  { path: 'chat/:id', title: 'Chat', plan: CHAT, today: [VOICES] },
  {
    path: 'chat/conversation/:id',
    title: 'Conversation',
    plan: `${CHAT} Saved conversations will be shown and played here.`,
    today: [VOICES],
  },
  {
    path: 'chat-reviews-early-access',
    title: 'Chat reviews: early access',
    plan: 'You will sign up here to try the chat with voices early and to review it.',
    today: [{ to: '/leaderboard', name: 'Leaderboard: ratings by listeners' }],
  },
  { path: 'extension/welcome', title: 'Welcome to the extension', plan: EXTENSION, today: [VOICES] },
  {
    path: 'extension/login-complete',
    title: 'Extension: logged in',
    plan: EXTENSION,
    today: [{ to: '/login', name: 'Log in to this site' }],
  },
  { path: 'extension/logout', title: 'Extension: logout', plan: EXTENSION, today: [VOICES] },
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
    { to: '..', name: 'Generate your text with this voice' },
    { to: '../details', name: 'Measurements of this voice' },
  ],
}

/** Planned page at a path; undefined if there is none. */
export function plannedPageAt(pathname: string): PlannedPage | undefined {
  return PLANNED_PAGES.find(({ path }) => matchPath(`/${path}`, pathname) !== null)
}
