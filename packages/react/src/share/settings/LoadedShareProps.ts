import type { ShareSettings } from '@voice-rankings/contract'
import type { ShareSettingsModel } from './useShareSettings.ts'

/** Props of the parts of share settings once these are loaded. */
export interface LoadedShareProps extends ShareSettingsModel {
  readonly share: ShareSettings
  /** Heading level of the parts. */
  readonly level: 2 | 3 | 4
}
