import type { Gender } from '@voice-rankings/contract'

/** Texts of the site. Text pages, such as the privacy page, contain theirs in their route. */
export const siteMessages = {
  /** Names of the linked pages. */
  pages: {
    '/voices': 'Voices',
    '/leaderboard': 'Leaderboard',
    '/blind': 'Blind test',
    '/cast': 'Casting',
    '/create-voice': 'Create a voice',
    '/create-playlist': 'Create playlist',
    '/read': 'Read',
    '/align': 'Word times',
    '/about': 'About',
    '/upgrade': 'Upgrade',
    '/buddies': 'Buddies',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
  },
  /** Document titles that are not the name of a linked page. */
  titles: {
    /** After the name of the site on its home page. */
    site: 'hear, measure and compare text-to-speech voices',
    playlists: 'My Playlists',
    playlist: 'Playlist',
    snippets: 'My Voice Snippets',
    compare: (name: string) => `Compare ${name}`,
    provider: (name: string) => `Voices by ${name}`,
    chat: (name: string) => `Chat with ${name}`,
    /** After the name of a voice. */
    views: { details: 'details', similar: 'similar', analysis: 'analysis' },
  },
  /** Descriptions of pages for search engines and link previews. */
  descriptions: {
    align:
      'Find the time of each word of your own recording: highlighted words, captions as WebVTT and SubRip, and a player for your page.',
    blind:
      'Hear two text-to-speech voices say the same sentence without knowing their names, and say which one reads better.',
    cast: 'Paste a script and get text-to-speech voices for each role, with the reasons, and hear them say its lines.',
    compare: (name: string) =>
      `Hear ${name} and up to three other voices say the same text, as loud as each other, with their names or without.`,
    createPlaylist: 'Put samples and snippets of voices in an order and hear them one after another, word by word.',
    createVoice: 'Design a voice with sliders for pitch, pace, throat and texture, hear it at once, and save it.',
    leaderboard:
      'Text-to-speech voices by blind votes and by the ratings of their listeners, with the number of votes and how sure each score is.',
    playlists: 'Your orders of samples and snippets: hear them, change them and make new ones.',
    provider: (name: string, voices: number) =>
      `Hear ${voices === 1 ? 'the voice' : `${voices.toLocaleString('en-US')} voices`} by ${name}, with prices, licences and measurements of their own audio.`,
    read: 'Paste an article, a chapter or a book and hear it at once, word by word, in a voice that you choose. It goes on where you stopped.',
    readWork: 'A text that is read aloud, word by word.',
    snippets: 'The texts you have had spoken: hear them, search them, share them and have them spoken again.',
    voices:
      'Browse text-to-speech voices by language, provider and measurements: pitch, speed, intensity, vocal fry and energy.',
    /** A voice as the other texts name it. */
    voice: (name: string, gender: Gender, provider: string, language: string) =>
      `${name}, a ${gender === 'unknown' ? '' : `${gender} `}voice by ${provider} in ${language}`,
    generate: (voice: string) => `Hear ${voice}, type a text and follow it word by word.`,
    details: (voice: string) => `Measurements and recommended uses of ${voice}.`,
    similar: (voice: string) => `Voices similar to ${voice}, overall and in each measurement.`,
    analysis: (voice: string) => `See the pitch, intensity and vocal fry of ${voice} as it speaks.`,
    pace: (wordsPerMinute: number) => `${wordsPerMinute} words per minute`,
    measured: (figures: string) => `Measured: ${figures}.`,
    waveform: (voice: string) => `Waveform of ${voice}`,
  },
  footer: {
    claim: 'Every number here was measured from the audio itself.',
    label: 'Footer',
    docs: 'Docs',
    api: 'API',
    language: 'Language',
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
  },
  home: {
    title: 'Write a sentence. Hear who says it best.',
    description: 'Write a sentence and hear text-to-speech voices say it. Every voice is measured from its own audio.',
    intro: (voices: number, providers: number) =>
      `${voices > 0 ? `${voices.toLocaleString('en-US')} text-to-speech voices` : 'Text-to-speech voices'}${providers > 1 ? ` from ${providers} providers` : ''}, each measured from its own audio.`,
    browse: 'Browse all voices',
    search: 'Describe a voice',
    find: 'Find',
    starting: 'The first voices are being measured. They appear here when they are ready.',
    map: (language: string) => `Every ${language} voice, where its own audio puts it`,
    mapHint:
      'Left is low, right is high, up is fast. Point at a voice to hear its sample, press it to hear your sentence.',
    mapHintTouch: 'Left is low, right is high, up is fast. Tap a voice to hear your sentence.',
    openMap: 'Open the map',
    compare: 'Which one says it better?',
    compareHint: 'Two voices, one sentence: yours.',
    embed: 'Put one on your page',
    embedHint: 'A player with its words, in plain HTML.',
    code: 'HTML of this player',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Not copied. Select the lines to copy them.',
    ownRecording: 'Or one of your own recording',
  },
  leaderboard: {
    title: 'Leaderboard',
    intro: 'Ranked by people who heard two voices say one sentence and did not know which was which.',
    byStars: 'By stars',
    byStarsIntro: 'Voices by rating, with the certainty of each score.',
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
    description: 'Your favorite voices and those that you have created, on every device.',
    /** Title of the favorites for a visitor, who has to log in. */
    favorites: 'My favorite voices',
  },
  appCollections: {
    title: 'My Collections',
    description: 'Your own sets of voices. Only you can see them.',
  },
  appLexicon: {
    title: 'Lexicon',
    description: 'How names and terms are spoken in the texts that you generate. Only you can see them.',
  },
  shareSettings: {
    title: 'Share settings',
    description: 'Who can see and hear this, its links, and where it may be played.',
  },
  /** Pages that a share link opens. */
  shared: { description: 'Shared with you', voice: 'More of this voice', voices: 'Voices of this collection' },
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
  error: {
    home: 'Go back home',
    retry: 'Try again',
    denied: 'Access Denied',
    deniedText: "You don't have permission to access this page.",
    missing: 'Page Not Found',
    missingText: "Sorry, the page you are looking for doesn't exist or has been moved.",
    missingAt: (path: string) => `Page not found: ${path}`,
    unexpected: 'An Unexpected Error Occurred',
    unexpectedText: 'Something went wrong. Please try again later.',
    unreached: 'The server could not be reached. Check the connection and try again.',
  },
  notice: {
    label: 'Notice',
    new: 'A new version is available.',
    failed: 'A part of this page could not be loaded.',
    unsaved: { favorite: 'The favorite could not be saved.', rating: 'Your rating could not be saved.' },
    tryAgain: 'Please try again.',
    reload: 'Reload',
    dismiss: 'Dismiss',
  },
  /** Fallbacks without scripts, and framed players. */
  plain: {
    samples: 'Hear the samples',
    sampleOf: (name: string) => `Sample of ${name}`,
    snippetOf: (name: string) => `What ${name} says`,
    /** For a view or page that works only with scripts. */
    needsScripts: 'This needs JavaScript.',
    /** For a frame whose snippet the visitor cannot access. */
    snippetMissing: 'This snippet was deleted or is not shared. You hear the sample of the voice.',
    site: 'Voice Rankings',
    score: (score: string) => `Rated ${score} out of 5`,
    onSite: (name: string) => `${name} on Voice Rankings`,
  },
}

export type SiteMessages = typeof siteMessages
