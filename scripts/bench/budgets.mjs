const react = (feature, exported = '*') => [`packages/react/src/${feature}/index.ts`, exported]

/**
 * What is weighed and what it may weigh at most: [source file, its exports, bytes]. Bytes are minified and gzipped, of what
 * loads at once; what a piece loads on demand is printed beside it. React is the host's and does not count. Raised by up to four
 * percent when every root element took the attributes of the host, personal data followed the session, and the client gained a total
 * deadline and a check of own properties; collections once more, as what dialogs share with
 * their code, which loads later, is in files of its own. Nine of them by a quarter kilobyte, the comparison by half of one, for
 * `useStore` of zustand, which binds every store, and for code that loads again after it could not be loaded. The
 * map and the comparison by 0.75 and 0.5 more, as the list of the search loads late, which splits what it shares into more files.
 * Downloads by 0.75, as generating a snippet is code of the sdk that loads late, which splits that too; eight others fell by 1.5 to 2.
 * The sdk by half a kilobyte, downloads by as much, similar voices and the comparison by 0.75, for calls in groups with flat arguments,
 * the table of measured attributes and the event of a chosen voice.
 */
export const BUDGETS = {
  'sdk, whole': ['packages/sdk/src/index.ts', '*', 9 * 1024],
  'sdk/session': ['packages/sdk/src/session/index.ts', '*', 5 * 1024],
  'react, minimal: VoicePlayer': [...react('player', '{ VoicePlayer }'), 17 * 1024],
  'react/analysis': [...react('analysis'), 14.5 * 1024],
  'react/player': [...react('player'), 17.5 * 1024],
  'react/search': [...react('search'), 7.75 * 1024],
  'react/similar': [...react('similar'), 13 * 1024],
  'react/voices': [...react('voices'), 24.25 * 1024],
  'react/snippets': [...react('snippets'), 16.25 * 1024],
  'react/map': [...react('map'), 28.75 * 1024],
  'react/compare': [...react('compare'), 26.75 * 1024],
  'react/device': [...react('device'), 3 * 1024],
  'react/session': [...react('session'), 5.75 * 1024],
  'react/account': [...react('account'), 8.5 * 1024],
  'react/favorites': [...react('favorites'), 16.75 * 1024],
  'react/collections': [...react('collections'), 15 * 1024],
  'react/ratings': [...react('ratings'), 6.5 * 1024],
  'react/leaderboard': [...react('leaderboard'), 9.75 * 1024],
  'react/downloads': [...react('downloads'), 15.25 * 1024],
  'react/share': [...react('share'), 8.5 * 1024],
  'react/overview': [...react('overview'), 61 * 1024],
  'react, full': ['packages/react/src/index.ts', '*', 129 * 1024],
}

/** What a page may load before anybody touches it: gzipped bytes of its scripts; and how far its parts may move (CLS). */
export const PAGE_BUDGET = { scriptBytes: 185_000, layoutShift: 0 }

/** What the parts of the script build for other sites may weigh: gzipped bytes, as `weighEmbed` names and counts them. */
export const EMBED_BUDGET = {
  loader: 350,
  'player, with styles': 3000,
  'frame, from outside': 1550,
  // 1.1 kB of it are what a player has in common with media elements: seven properties, their attributes, and ten events.
  'at the first touch': 7050,
  'words of a text': 900,
  'what comes with its first word': 850,
  'a word that is clicked': 800,
  'times of words from a file': 1100,
  'times of words from captions': 850,
  'what More shows': 2500,
  'a voice by its path': 1775,
  // 1.5 kB above the 25 kB it once held: snippet notices, own votes, holds that count down, data that follows the session, parts that load again.
  'full player': 26_700,
}
