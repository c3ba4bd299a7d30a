import type { PlayerMessages } from './player/messages.ts'
import type { SearchMessages } from './search/messages.ts'
import type { SimilarMessages } from './similar/messages.ts'
import type { VoicesMessages } from './voices/messages.ts'

/** All texts of the components, by feature. */
export interface Messages {
  player: PlayerMessages
  search: SearchMessages
  similar: SimilarMessages
  voices: VoicesMessages
}
