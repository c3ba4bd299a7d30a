import type { Messages } from '@voice-rankings/react'
import type { SiteMessages } from '../messages.ts'
import type { OperatorMessages } from '../operator/messages.ts'
import type { PlannedMessages } from '../planned/messages.ts'

/** All texts of the site in one language: those of its components, its own, those of the planned pages, and those of the operator's page. */
export interface SiteTranslation {
  components: Messages
  site: SiteMessages
  planned: PlannedMessages
  operator: OperatorMessages
}
