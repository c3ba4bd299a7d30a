import type { Messages } from '../messages.ts'
import { compare, map, snippets } from './french/catalogue.ts'
import { account, accountData, collections, favorites, leaderboard, ratings, session } from './french/members.ts'
import { analysis, player } from './french/player.ts'
import { blind } from './french/blind.ts'
import { casting } from './french/casting.ts'
import { designer } from './french/designer.ts'
import { lexicon } from './french/lexicon.ts'
import { recordings } from './french/recordings.ts'
import { downloads, share, shareSettings } from './french/sharing.ts'
import { overview, search, similar, voices } from './french/voices.ts'
import { embeddedPlaylist, playlists } from './french/playlists.ts'
import { works } from './french/works.ts'
import { writing } from './french/writing.ts'

/** All texts in French, for the `messages` of a `VoiceProvider`. */
export const frenchMessages: Messages = {
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
