const react = (feature, exported = '*') => [`packages/react/src/${feature}/index.ts`, exported]

/**
 * Size budgets: [source file, exports, maximum bytes]. Bytes are minified and gzipped, without lazy chunks, which are
 * printed separately, and without React, a peer dependency.
 *
 * Budgets were raised for: host attributes on every root element, data that follows the session, the client's total
 * deadline and own-property checks (up to 4 %); code that collections share with lazy dialogs, now in separate files;
 * `useStore` of zustand and retries of failed chunk loads (0.25 kB for nine budgets, 0.5 kB for the comparison); the
 * lazily loaded search list (map 0.75 kB, comparison 0.5 kB); snippet generation as a lazy chunk of the sdk (downloads
 * 0.75 kB, while eight budgets fell by 1.5 to 2 kB); grouped calls with flat arguments, the attribute table and the
 * event of a chosen voice (sdk and downloads 0.5 kB, similar voices and comparison 0.75 kB); the store of the main screen,
 * which was code of the site (voices 1.5 kB); records made of the attribute tables as a chunk of their own (map 0.25 kB);
 * free text, traits and nearby voices in the search (voices 2.25 kB, favorites 1.5 kB with the ratings on its cards, map
 * 1 kB, search 0.75 kB, analysis 0.5 kB) and the samples of several voices in one call (sdk and comparison 0.25 kB,
 * downloads 0.5 kB, the minimal player 0.25 kB with its prompt in a separate chunk); the melody of waveforms (0.5 kB for
 * what draws one); the box for a sentence and the flag asked for in the catalogue (voices 2.5 kB, favorites 1.5 kB and map
 * 1 kB more, mostly code that is now in files shared with lazy parts, while downloads fell by 6.25 kB); traits in the
 * header of a voice (voices 0.25 kB); the language, traits, actions and suggested neighbours of compared voices
 * (comparison 3.5 kB), which the whole package has too, with suggested texts and similar voices beside the player
 * (5.25 kB); the texts and the place of the lazily loaded share dialog (share 1 kB, comparison and the whole package 0.5 kB);
 * the own player, stored lines and strip of words of an analysis (analysis 5.25 kB) and the strip of all values in a list of
 * similar voices (similar voices 0.5 kB), which the whole package has too (2 kB); the sentence
 * spoken by the voices of a map (map 1.75 kB, voices 0.25 kB); bars that fit the width and keys of the player
 * (players 0.25 kB, favorites, snippets and voices 0.25 kB); voices shown with each collection (collections 0.5 kB);
 * the strips, the shared text with its words and the bar on phones of a comparison (comparison 1.75 kB, the whole package 1.5 kB);
 * help in the search and its early Enter (search 0.75 kB, comparison 0.75 kB, the whole package 0.75 kB), and the waveforms of
 * similar voices (similar voices 1 kB, analysis 0.25 kB); price, licence, word times and the origin of the gender of a voice, and
 * voices that were not measured (voices 0.75 kB, favorites 0.5 kB, sdk, similar voices and map 0.25 kB, the whole package 1 kB, a page
 * 0.5 kB); the filter by offers of a voice (voices and stage 0.25 kB); the list
 * of providers, their page with prices and licences, and the filters by price and model (voices and the whole package
 * 1.75 kB, a page 1 kB; as lazy chunks they weigh more, since most of their code is shared);
 * the cost of a text before it is generated, whose code is loaded for users only (the whole package 0.5 kB);
 * the map's attributes on demand, which save 60 kB of the answer, and dots that move along (map and the whole package 1 kB);
 * words that a voice cannot say, and texts in another script (the minimal player and the overview 0.25 kB, a page 0.25 kB);
 * the form and the result for a recording, with their styles and texts (the whole package 6.5 kB);
 * the alignment of recordings: its schema, forms with files and answers with progress (sdk 0.75 kB, collections, downloads,
 * overview, stage and favorites 0.25 kB, the whole package 1 kB, a page 1 kB);
 * the length of an own sound before it is played (players, overview and the whole package 0.25 kB), and for recordings the language
 * of the text, whose detector is loaded on demand, and files that are converted before they are sent (0.75 kB); a page 0.5 kB;
 * long texts: the schemas of their eleven calls (sdk 1 kB, player and snippets 0.25 kB, a page 1.25 kB), and their reader, list and
 * form with styles and texts (the whole package 13.5 kB);
 * the schema of the files of long texts (a page 0.25 kB), and the menu that downloads them, with its texts (the whole package 2 kB);
 * articles of a page that are read aloud, and the waveform of a section (the whole package 5.5 kB), the choice of the voices of a
 * text (0.5 kB);
 * the calls of playlists and their schemas (sdk, the whole package and a page 0.5 kB); the menu that adds to a playlist, with its
 * texts (overview 4.25 kB; snippets 7.25 kB, which had no popover before), and the player, list and sorting of playlists with styles
 * and texts (the whole package 22.25 kB, 14 kB of it the library that drags);
 * pronunciations: the schemas of their five calls and their list (sdk 0.75 kB, the whole package 5 kB); the menu of playlists on
 * pages of voices with the schemas of both (a page 4.25 kB);
 * share settings, their links and their page (share 7.25 kB), the deletion of a snippet with undo (snippets 2.25 kB), with the schemas of
 * their ten calls (sdk 1.25 kB, playlists 1.75 kB, twelve others 0.25 to 0.75 kB) and renewed addresses of sounds, together 11 kB of the
 * whole package and 2.5 kB of a page;
 * long texts in playlists: their sentences and read-along (playlists 2.5 kB), the menu that adds one, loaded late (works 1.25 kB), their
 * schemas (sdk 0.25 kB), and together 2.75 kB of the whole package;
 * the progress of long texts by the socket of the session (favorites, collections, share 0.25 kB, the whole package 0.5 kB);
 * the place and progress of long texts in their list (works 1 kB, the whole package 0.25 kB);
 * the files of a playlist, in the menu of those of a text (playlists 4.75 kB), the share settings of playlists and texts, and podcasts
 * (share 0.5 kB, snippets 0.5 kB, overview 0.75 kB), together 0.75 kB of the whole package and 2.25 kB of a page with the schemas of what is shared and exported;
 * playlists in pages of other sites, with their styles and texts (playlists 2 kB), and the choice of their code in the share settings
 * (share 1.5 kB), together 2.5 kB of the whole package;
 * the search and the sample of a voice for a text, whose code is in files shared with the search that is loaded late, and the renewal
 * of changed pronunciations (works 5.75 kB, analysis 0.25 kB, the whole package 3.5 kB);
 * the schemas of the seven calls of the blind test (sdk 1 kB, the whole package 0.75 kB);
 * the blind test and the leaderboard of its scores (leaderboard 8.75 kB, the whole package 11 kB), and the keys that readers share with
 * it (works 0.25 kB);
 * the box of the sentence without a chunk of its own, which lost what was typed before it had loaded (voices 0.5 kB; favorites and map
 * 1 kB less);
 * alternatives to a voice (similar voices 0.5 kB), the history of a score (leaderboard 0.75 kB), the code of a badge (share 0.25 kB,
 * overview 0.5 kB), and their schemas (recordings 0.25 kB), together 1.5 kB of the whole package;
 * the traits and the price of a voice in the table of blind scores, with the texts of voices (leaderboard 2.75 kB, the whole package 0.5 kB);
 * the changes of a voice: their schema (sdk 0.25 kB), their place in the details with its texts (voices 0.5 kB, stage and favorites 0.25 kB),
 * and their mark in the table and the history of blind scores (leaderboard 0.5 kB), together 0.5 kB of the whole package;
 * the chart of score against price, first sound, word times and licence in the table of blind scores (leaderboard 2.25 kB, the whole
 * package 2.75 kB), and the schemas of a casting (sdk 0.5 kB);
 * the fourteen calls of designed voices and operators and that of casting, with their schemas (sdk 1.75 kB, the overview 0.75 kB), the
 * designer and the casting with styles and texts (the whole package 14.75 kB), and values below a narrow row of the leaderboard (0.25 kB);
 * the schemas of the seven calls of chats (sdk and the whole package 0.5 kB) and of the four of licenses, links of designs and the starting
 * voice in the designer (the whole package 0.75 kB);
 * the schemas of the seven calls of buddies (the whole package 0.25 kB);
 * the map by sound (map 0.5 kB), and the schemas of the four calls of early access, together 1 kB of the whole package;
 * the shares of a difference and the reasons why a list is empty (similar voices 0.5 kB), the axis of filters and the amounts of vocal fry
 * (voices 1.5 kB), and designs over voices of providers, whose search and cost are code that was there (the whole package 7.75 kB);
 * the sentence of a blind test before its pair, and the engines of designs (the whole package 0.25 kB).
 */
export const BUDGETS = {
  'sdk, whole': ['packages/sdk/src/index.ts', '*', 17.25 * 1024],
  'sdk/session': ['packages/sdk/src/session/index.ts', '*', 5 * 1024],
  'react, minimal: VoicePlayer': [...react('player', '{ VoicePlayer }'), 18.75 * 1024],
  'react/analysis': [...react('analysis'), 21 * 1024],
  'react/player': [...react('player'), 19.25 * 1024],
  'react/search': [...react('search'), 9.25 * 1024],
  'react/similar': [...react('similar'), 16.25 * 1024],
  'react/voices': [...react('voices'), 37.25 * 1024],
  'react/stage': [...react('voices/stage'), 20 * 1024],
  'react/snippets': [...react('snippets'), 27 * 1024],
  'react/map': [...react('map'), 33.5 * 1024],
  'react/compare': [...react('compare'), 32.75 * 1024],
  'react/playlists': [...react('playlists'), 53.75 * 1024],
  'react/works': [...react('works'), 42.25 * 1024],
  'react/recordings': [...react('recordings'), 31.75 * 1024],
  'react/device': [...react('device'), 3 * 1024],
  'react/session': [...react('session'), 5.75 * 1024],
  'react/account': [...react('account'), 8.5 * 1024],
  'react/favorites': [...react('favorites'), 20.75 * 1024],
  'react/collections': [...react('collections'), 16 * 1024],
  'react/ratings': ['packages/react/src/entries/ratings.ts', '*', 6.5 * 1024],
  'react/leaderboard': [...react('leaderboard'), 25.5 * 1024],
  'react/downloads': [...react('downloads'), 9.75 * 1024],
  'react/share': [...react('share'), 19.25 * 1024],
  'react/overview': [...react('overview'), 68.75 * 1024],
  'react, full': ['packages/react/src/index.ts', '*', 272 * 1024],
}

/**
 * Limits of a page before any interaction: gzipped script bytes and layout shift (CLS). Of the bytes, 4,000 are the choice of
 * the language, the copies for use offline, help in the search, and the dock and keys of the player; 2,000 the schemas of the blind test and of
 * pronunciations of texts; 1,000 the box of the sentence on the list of voices: in a chunk of its own, it lost what was
 * typed before that had loaded; 2,000 the history of a voice's blind score, the code of its badge, and the schemas of both and of
 * alternatives; 9,500 the schemas of designed voices, operators, casting, chats, licenses, buddies and early access, whose 37 calls are in the
 * client of every page, the places of voices by sound, and code that the new pages share with others; 1,500 the shares of a difference
 * between voices, the axes of filters, and the sentence of a blind test.
 */
export const PAGE_BUDGET = { scriptBytes: 219_000, layoutShift: 0 }

/** Size budgets of the script build for other sites: gzipped bytes, as measured by `weighEmbed`. */
export const EMBED_BUDGET = {
  loader: 350,
  // 0.05 kB of it is the name and the height of the reader, which the script reserves before the reader loads.
  'player, with styles': 3050,
  'frame, from outside': 1550,
  // 1.1 kB of it is the media element interface: seven properties, their attributes and ten events.
  'at the first touch': 7050,
  'words of a text': 900,
  'what comes with its first word': 850,
  'a word that is clicked': 800,
  'times of words from a file': 1100,
  'times of words from captions': 850,
  'what More shows': 2500,
  // With voices of unknown gender.
  'a voice by its path': 1800,
  // 1.8 kB above the original 25 kB: waveforms with melody, slots, snippet notices, own votes, rate limit countdowns,
  // data that follows the session, retries of lazy chunks, the note of words that a voice cannot say (0.1 kB), and properties
  // set by the page, formerly a script of their own
  // (the sum is in WIRE_BUDGET).
  'full player': 27_600,
}

/**
 * Limits of what pages with `<voice-player voice-path>` load from their server besides sounds, as counted by
 * `scripts/bench/embed/measureWire.mjs`: one player before play (`rest`), one from the click on More until the full
 * player plays (`click`), and twenty of distinct voices before play (`batch`).
 */
export const WIRE_BUDGET = {
  rest: { scripts: 2, gzipScriptBytes: 5050, sentScriptBytes: 5050, sentAnswerBytes: 1500 },
  click: { scripts: 8, gzipScriptBytes: 50_000, sentBytes: 50_000 },
  batch: { answers: 1, answerBytesPerPlayer: 1500 },
}
