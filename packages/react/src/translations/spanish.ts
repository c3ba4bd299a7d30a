import type { Messages } from '../messages.ts'
import { compare, map, snippets } from './spanish/catalogue.ts'
import { account, accountData, collections, favorites, leaderboard, ratings, session } from './spanish/members.ts'
import { analysis, player } from './spanish/player.ts'
import { blind } from './spanish/blind.ts'
import { casting } from './spanish/casting.ts'
import { designer } from './spanish/designer.ts'
import { lexicon } from './spanish/lexicon.ts'
import { recordings } from './spanish/recordings.ts'
import { downloads, share, shareSettings } from './spanish/sharing.ts'
import { overview, search, similar, voices } from './spanish/voices.ts'
import { embeddedPlaylist, playlists } from './spanish/playlists.ts'
import { works } from './spanish/works.ts'
import { writing } from './spanish/writing.ts'

/** All texts in Spanish, for the `messages` of a `VoiceProvider`. */
export const spanishMessages: Messages = {
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
