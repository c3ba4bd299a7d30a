import type { Messages } from '../messages.ts'
import { compare, map, snippets } from './german/catalogue.ts'
import { account, accountData, collections, favorites, leaderboard, ratings, session } from './german/members.ts'
import { analysis, player } from './german/player.ts'
import { blind } from './german/blind.ts'
import { casting } from './german/casting.ts'
import { designer } from './german/designer.ts'
import { lexicon } from './german/lexicon.ts'
import { recordings } from './german/recordings.ts'
import { downloads, share, shareSettings } from './german/sharing.ts'
import { overview, search, similar, voices } from './german/voices.ts'
import { embeddedPlaylist, playlists } from './german/playlists.ts'
import { works } from './german/works.ts'
import { writing } from './german/writing.ts'

/** All texts in German, for the `messages` of a `VoiceProvider`. */
export const germanMessages: Messages = {
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
