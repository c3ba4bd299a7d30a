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
      `${count > 0 ? `${count.toLocaleString('en-US')} text-to-speech voices` : 'Text-to-speech voices'}, each measured from its own audio: listen, compare, and let one speak your text, word by word.`,
    browse: 'Browse all voices',
    search: 'Say what voice you want',
    find: 'Find',
    speaks: (name: string) => `${name} speaks`,
    leaderboard: 'The whole leaderboard',
    map: 'The voices by pitch and pace',
    mapHint: 'Open the map to hear them where they stand.',
    varied: 'Press play',
  },
  leaderboard: {
    title: 'Leaderboard',
    intro: 'Voices by what listeners gave them, with how sure that is.',
    filters: 'Filters',
  },
  map: {
    loading: 'Loading the map…',
    noScript: 'The map needs JavaScript. The same voices, with their numbers:',
    list: 'show them as a list',
  },
  appHome: {
    title: 'My Home',
    description: 'Your credits, your latest snippets and your favorite voices in one place.',
    snippets: 'All my snippets',
  },
  appVoices: {
    title: 'My Voices',
    description: 'The voices you keep with their hearts, wherever you log in.',
    created: 'Voices you make yourself will stand here, too; that is not possible yet.',
  },
  appCollections: {
    title: 'My Collections',
    description: 'Sets of voices that you put together and name, for you alone.',
  },
  appAccount: {
    title: 'My Account',
    description: 'Who you are here, your data as a file, and the way to delete your account.',
    deleted: 'Your account is deleted',
    deletedText: 'You are logged out everywhere. Thank you for listening.',
  },
  special: {
    title: 'Special',
    refused: 'Log in to see this page.',
    text: (name: string) =>
      `You are logged in as ${name}. This is the one page that the server shows to nobody else; there is nothing on it yet but that.`,
  },
  error: { home: 'Go back home', retry: 'Try again' },
  notice: {
    label: 'Notice',
    new: 'A new version is here.',
    failed: 'A part of this page could not be loaded.',
    unsaved: { favorite: 'The favorite could not be saved.', rating: 'Your rating could not be saved.' },
    tryAgain: 'Please try again.',
    reload: 'Reload',
    dismiss: 'Dismiss',
  },
  planned: { notYet: 'This does not exist yet.', today: 'What works today', more: 'What is planned' },
}
