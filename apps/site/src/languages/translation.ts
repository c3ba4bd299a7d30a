import type { Messages } from '@voice-rankings/react'
import type { BuddiesMessages } from '../buddies/messages.ts'
import type { ChatMessages } from '../chat/messages.ts'
import type { EarlyAccessMessages } from '../earlyAccess/messages.ts'
import type { ExtensionMessages } from '../extension/messages.ts'
import type { SiteMessages } from '../messages.ts'
import type { OperatorMessages } from '../operator/messages.ts'
import type { UpgradeMessages } from '../upgrade/messages.ts'

/**
 * All texts of the site in one language: those of its components, its own, and those of the browser
 * extension, of the operator's page, of plans and licenses, of chats, of early access, and of buddies.
 */
export interface SiteTranslation {
  components: Messages
  site: SiteMessages
  extension: ExtensionMessages
  operator: OperatorMessages
  upgrade: UpgradeMessages
  chat: ChatMessages
  earlyAccess: EarlyAccessMessages
  buddies: BuddiesMessages
}
