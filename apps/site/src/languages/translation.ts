import type { Messages } from '@voice-rankings/react'
import type { SiteMessages } from '../messages.ts'
import type { OperatorMessages } from '../operator/messages.ts'
import type { PlannedMessages } from '../planned/messages.ts'
import type { UpgradeMessages } from '../upgrade/messages.ts'

/** All texts of the site in one language: those of its components, its own, and those of the planned pages, the operator's page, and plans and licenses. */
export interface SiteTranslation {
  components: Messages
  site: SiteMessages
  planned: PlannedMessages
  operator: OperatorMessages
  upgrade: UpgradeMessages
}
