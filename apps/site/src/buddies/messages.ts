/** Texts of the page Buddies. */
export const buddiesMessages = {
  /** Locale of dates. */
  locale: 'en-US',
  title: 'Buddies',
  description: 'Follow people whose link or username you know, and see what they have made public.',
  login: 'Log in to follow people, and to let them follow you.',
  intro: 'You see what people you follow have made public. Nobody can search for people here, and nothing is counted.',
  follow: {
    title: 'Follow somebody',
    label: 'Username or link',
    hint: 'They see your username, and can block you.',
    follow: 'Follow',
    done: (name: string) => `You follow ${name} now.`,
    missing: 'Write a username, or paste a link.',
    notFound: 'Nobody with this username lets you follow them. Check the name, or ask them for their link.',
    own: 'This is your own username.',
    full: 'You follow as many people as you can. Leave one first.',
    tooMany: 'Too many names. Wait a minute and try again.',
  },
  feed: {
    title: 'What is new',
    empty: 'Nothing yet.',
    emptyHint: 'What people you follow make public appears here, newest first.',
    emptyAction: 'Follow somebody',
    collection: 'Collection',
    playlist: 'Playlist',
    work: 'Text read aloud',
    by: (name: string) => `by ${name}`,
  },
  person: {
    description: (name: string) => `What ${name} has made public.`,
    back: 'All buddies',
    own: 'This is what others see.',
    items: 'Public',
    empty: 'Nothing is public yet.',
    emptyHint: 'Collections, playlists and texts appear here when they are shared with everybody.',
    taste: (traits: readonly string[], chosen: number, pairs: number) =>
      `Prefers ${traits.join(', ')} voices: ${chosen} of ${pairs} pairs in blind tests.`,
    missing: 'Nobody to see here',
  },
  following: { title: 'You follow', leave: 'Leave', left: (name: string) => `You have left ${name}.`, undo: 'Undo' },
  followers: { title: 'They follow you' },
  block: {
    block: 'Block',
    sure: (name: string) => `Block ${name}? You will not find each other any more. They are not told.`,
    yes: 'Block them',
    cancel: 'Cancel',
    title: 'Blocked',
    unblock: 'Unblock',
  },
  settings: {
    title: 'What others see of you',
    allowFollow: 'Let people follow me',
    allowFollowHint:
      'Whoever knows your username or your link sees, under your name, the collections, playlists and texts that you share with everybody. Off: nobody finds you, and your followers see nothing.',
    showTaste: 'Show my blind-test taste',
    showTasteHint: 'The sentence about the voices that you prefer, when you have voted enough.',
    link: 'Your link',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Not copied. Select the link to copy it.',
    preview: 'See what others see',
  },
  failed: 'This could not be done. Try again.',
}

export type BuddiesMessages = typeof buddiesMessages
