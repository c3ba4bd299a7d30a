import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { ShareSettingsView } from './ShareSettingsView.tsx'
import type { SharedTarget } from './shareTarget.ts'
import { useShareSettings } from './useShareSettings.ts'

export interface ShareSettingsProps extends RootProps {
  /** Snippet, collection, playlist or work of the visitor. */
  target: SharedTarget
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Share settings of something of the visitor: who can see it, its links, and where it may be played.
 *
 * @example
 * <ShareSettings target={{ share_kind: 'snippet', target_id: 'Qx3vT0hK8mZr5LwA2nYb1g' }} />
 */
export function ShareSettings({ target, headingLevel = 2, ...props }: ShareSettingsProps) {
  return <ShareSettingsView {...useShareSettings(target)} {...rootProps(props)} headingLevel={headingLevel} />
}
