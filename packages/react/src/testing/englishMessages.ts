import { accountDataMessages } from '../accountData/messages.ts'
import { accountMessages } from '../account/messages.ts'
import { analysisMessages } from '../analysis/messages.ts'
import { collectionsMessages } from '../collections/messages.ts'
import { recordingsMessages } from '../recordings/messages.ts'
import { castingMessages } from '../casting/messages.ts'
import { compareMessages } from '../compare/messages.ts'
import { designerMessages } from '../designer/messages.ts'
import { downloadsMessages } from '../downloads/messages.ts'
import { favoritesMessages } from '../favorites/messages.ts'
import { blindMessages } from '../blind/messages.ts'
import { leaderboardMessages } from '../leaderboard/messages.ts'
import { lexiconMessages } from '../lexicon/messages.ts'
import { mapMessages } from '../map/messages.ts'
import { overviewMessages } from '../overview/messages.ts'
import { playerMessages } from '../player/messages.ts'
import { ratingsMessages } from '../ratings/messages.ts'
import { searchMessages } from '../search/messages.ts'
import { sessionMessages } from '../session/messages.ts'
import { shareMessages } from '../share/messages.ts'
import { shareSettingsMessages } from '../share/settings/messages.ts'
import { similarMessages } from '../similar/messages.ts'
import { snippetsMessages } from '../snippets/messages.ts'
import { embeddedPlaylistMessages } from '../playlists/embedded/messages.ts'
import { playlistsMessages } from '../playlists/messages.ts'
import { worksMessages } from '../works/messages.ts'
import { voicesMessages } from '../voices/messages.ts'
import { writingMessages } from '../runtime/index.ts'
import type { Messages } from '../messages.ts'

/** Original texts of all components. */
export const englishMessages: Messages = {
  account: accountMessages,
  accountData: accountDataMessages,
  analysis: analysisMessages,
  blind: blindMessages,
  casting: castingMessages,
  designer: designerMessages,
  collections: collectionsMessages,
  compare: compareMessages,
  recordings: recordingsMessages,
  playlists: playlistsMessages,
  embeddedPlaylist: embeddedPlaylistMessages,
  works: worksMessages,
  downloads: downloadsMessages,
  favorites: favoritesMessages,
  leaderboard: leaderboardMessages,
  lexicon: lexiconMessages,
  map: mapMessages,
  overview: overviewMessages,
  player: playerMessages,
  ratings: ratingsMessages,
  search: searchMessages,
  session: sessionMessages,
  share: shareMessages,
  shareSettings: shareSettingsMessages,
  similar: similarMessages,
  snippets: snippetsMessages,
  voices: voicesMessages,
  writing: writingMessages,
}
