import type { Messages } from '../messages.ts'
import { compare, map, snippets } from './arabic/catalogue.ts'
import { account, accountData, collections, favorites, leaderboard, ratings, session } from './arabic/members.ts'
import { analysis, player } from './arabic/player.ts'
import { blind } from './arabic/blind.ts'
import { casting } from './arabic/casting.ts'
import { designer } from './arabic/designer.ts'
import { lexicon } from './arabic/lexicon.ts'
import { recordings } from './arabic/recordings.ts'
import { downloads, share, shareSettings } from './arabic/sharing.ts'
import { overview, search, similar, voices } from './arabic/voices.ts'
import { embeddedPlaylist, playlists } from './arabic/playlists.ts'
import { works } from './arabic/works.ts'
import { writing } from './arabic/writing.ts'

/** All texts in Arabic, for the `messages` of a `VoiceProvider`. */
export const arabicMessages: Messages = {
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
