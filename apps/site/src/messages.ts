import type { AccountPage } from '@voice-rankings/react'

/** Texts of the site. Text pages, such as the privacy page, contain theirs in their route. */
export const siteMessages = {
  /** Header links in order. */
  pages: [
    { to: '/voices', name: 'Voices' },
    { to: '/leaderboard', name: 'Leaderboard' },
    { to: '/create-voice', name: 'Create a voice' },
    { to: '/create-playlist', name: 'Create playlist' },
    { to: '/about', name: 'About' },
  ],
  footer: {
    claim: 'Every number here was measured from the audio itself.',
    label: 'Footer',
    pages: [
      { to: '/voices', name: 'Voices' },
      { to: '/leaderboard', name: 'Leaderboard' },
      { to: '/about', name: 'About' },
      { to: '/privacy', name: 'Privacy' },
      { to: '/terms', name: 'Terms' },
    ],
    docs: 'Docs',
    api: 'API',
  },
  header: {
    main: 'Main',
    menu: 'Menu',
    search: 'Search voices',
    closeSearch: 'Close search',
    skip: 'Skip to content',
  },
  theme: { label: 'Theme', auto: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  /** Pages below `/app`, in order. */
  mine: {
    label: 'My pages',
    home: 'My Home',
    pages: {
      voices: '/app/voices',
      collections: '/app/collections',
      playlists: '/app/playlists',
      snippets: '/app/snippets',
      account: '/app/account',
    } satisfies Record<AccountPage, string>,
  },
  home: {
    title: 'Hear the voice before you choose it',
    intro: (count: number) =>
      `${count > 0 ? `${count.toLocaleString('en-US')} text-to-speech voices` : 'Text-to-speech voices'}, each measured from its own audio. Listen, compare, and hear your own text.`,
    browse: 'Browse all voices',
    search: 'Describe a voice',
    find: 'Find',
    speaks: (name: string) => `${name} speaks`,
    leaderboard: 'Full leaderboard',
    map: 'Voices by pitch and pace',
    mapHint: 'Open the map to listen to the voices.',
    varied: 'Press play',
  },
  leaderboard: {
    title: 'Leaderboard',
    intro: 'Voices by rating, with the certainty of each score.',
    filters: 'Filters',
  },
  map: {
    loading: 'Loading the map…',
    noScript: 'The map needs JavaScript. The same voices, with their numbers:',
    list: 'show them as a list',
  },
  appHome: {
    title: 'My Home',
    description: 'Your credits, latest snippets and favorite voices in one place.',
    snippets: 'All my snippets',
  },
  appVoices: {
    title: 'My Voices',
    description: 'Your favorite voices, on every device.',
    created: 'Voices that you create will appear here. This is not available yet.',
  },
  appCollections: {
    title: 'My Collections',
    description: 'Your own sets of voices. Only you can see them.',
  },
  appAccount: {
    title: 'My Account',
    description: 'Your account details, your data as a file, and account deletion.',
    deleted: 'Your account is deleted',
    deletedText: 'You are logged out everywhere. Thank you for listening.',
  },
  special: {
    title: 'Special',
    refused: 'Log in to see this page.',
    text: (name: string) =>
      `You are logged in as ${name}. Only logged-in users can see this page. It has no other content yet.`,
  },
  offline: {
    title: 'You are offline',
    text: 'Without a connection you can open the pages you visited and play the sounds you heard.',
    retry: 'Try again',
    saved: 'Saved on this device',
  },
  error: { home: 'Go back home', retry: 'Try again' },
  notice: {
    label: 'Notice',
    new: 'A new version is available.',
    failed: 'A part of this page could not be loaded.',
    unsaved: { favorite: 'The favorite could not be saved.', rating: 'Your rating could not be saved.' },
    tryAgain: 'Please try again.',
    reload: 'Reload',
    dismiss: 'Dismiss',
  },
  planned: { notYet: 'Not available yet.', today: 'Available today', more: 'Planned' },
}
