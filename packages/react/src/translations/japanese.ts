import type { Messages } from '../messages.ts'
import { compare, map, snippets } from './japanese/catalogue.ts'
import { account, accountData, collections, favorites, leaderboard, ratings, session } from './japanese/members.ts'
import { analysis, player } from './japanese/player.ts'
import { blind } from './japanese/blind.ts'
import { casting } from './japanese/casting.ts'
import { designer } from './japanese/designer.ts'
import { lexicon } from './japanese/lexicon.ts'
import { recordings } from './japanese/recordings.ts'
import { downloads, share, shareSettings } from './japanese/sharing.ts'
import { overview, search, similar, voices } from './japanese/voices.ts'
import { embeddedPlaylist, playlists } from './japanese/playlists.ts'
import { works } from './japanese/works.ts'
import { writing } from './japanese/writing.ts'

/** All texts in Japanese, for the `messages` of a `VoiceProvider`. */
export const japaneseMessages: Messages = {
  account,
  accountData,
  analysis,
  blind,
  casting,
  collections,
  compare,
  designer,
  downloads,
  favorites,
  leaderboard,
  lexicon,
  map,
  overview,
  player,
  playlists,
  embeddedPlaylist,
  ratings,
  recordings,
  search,
  session,
  share,
  shareSettings,
  similar,
  snippets,
  voices,
  works,
  writing,
}
