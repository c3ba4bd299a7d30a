import type { AnalysisMessages } from './analysis/messages.ts'
import type { DesignerMessages } from './designer/messages.ts'
import type { DownloadsMessages } from './downloads/messages.ts'
import type { AccountDataMessages } from './accountData/messages.ts'
import type { AccountMessages } from './account/messages.ts'
import type { BlindMessages } from './blind/messages.ts'
import type { CastingMessages } from './casting/messages.ts'
import type { CollectionsMessages } from './collections/messages.ts'
import type { FavoritesMessages } from './favorites/messages.ts'
import type { OverviewMessages } from './overview/messages.ts'
import type { CompareMessages } from './compare/messages.ts'
import type { MapMessages } from './map/messages.ts'
import type { LeaderboardMessages } from './leaderboard/messages.ts'
import type { LexiconMessages } from './lexicon/messages.ts'
import type { PlayerMessages } from './player/messages.ts'
import type { EmbeddedPlaylistMessages } from './playlists/embedded/messages.ts'
import type { PlaylistsMessages } from './playlists/messages.ts'
import type { RatingsMessages } from './ratings/messages.ts'
import type { RecordingsMessages } from './recordings/messages.ts'
import type { SearchMessages } from './search/messages.ts'
import type { SessionMessages } from './session/messages.ts'
import type { ShareMessages } from './share/messages.ts'
import type { ShareSettingsMessages } from './share/settings/messages.ts'
import type { SimilarMessages } from './similar/messages.ts'
import type { SnippetsMessages } from './snippets/messages.ts'
import type { VoicesMessages } from './voices/messages.ts'
import type { WorksMessages } from './works/messages.ts'
import type { WritingMessages } from './runtime/writing.ts'

/** All texts of the components, by feature. */
export interface Messages {
  analysis: AnalysisMessages
  blind: BlindMessages
  casting: CastingMessages
  designer: DesignerMessages
  downloads: DownloadsMessages
  account: AccountMessages
  accountData: AccountDataMessages
  collections: CollectionsMessages
  favorites: FavoritesMessages
  overview: OverviewMessages
  compare: CompareMessages
  map: MapMessages
  leaderboard: LeaderboardMessages
  lexicon: LexiconMessages
  player: PlayerMessages
  playlists: PlaylistsMessages
  embeddedPlaylist: EmbeddedPlaylistMessages
  ratings: RatingsMessages
  recordings: RecordingsMessages
  search: SearchMessages
  session: SessionMessages
  share: ShareMessages
  shareSettings: ShareSettingsMessages
  similar: SimilarMessages
  snippets: SnippetsMessages
  voices: VoicesMessages
  works: WorksMessages
  writing: WritingMessages
}
