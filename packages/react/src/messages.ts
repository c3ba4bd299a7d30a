import type { PlayerMessages } from './player/messages.ts'

/** All texts of the components, by feature. */
export interface Messages {
  player: PlayerMessages
}
