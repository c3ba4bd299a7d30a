import type { Messages } from '@voice-rankings/react'
import type { SiteMessages } from '../messages.ts'
import type { PlannedMessages } from '../planned/messages.ts'

/** All texts of the site in one language: those of its components, its own, and those of the planned pages. */
export interface SiteTranslation {
  components: Messages
  site: SiteMessages
  planned: PlannedMessages
}
