import type { PlayerSlots } from '@voice-rankings/react/player'
import type { ReactNode } from 'react'

/** Slots of a `<voice-player>`; `default` is the one without a name. */
export interface PlayerElementSlots extends PlayerSlots {
  /**
   * Fallback, such as a link or an `<audio>`: shown until the script has loaded, and where the voice or the sound could
   * not be loaded.
   */
  default: ReactNode
}

/** Slot of the element in place of a part of the player, which it shows by default. */
export const renderSlot = (name: keyof PlayerSlots, own: ReactNode) => <slot name={name}>{own}</slot>
