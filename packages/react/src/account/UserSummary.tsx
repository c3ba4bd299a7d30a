import type { UserProfile } from '@voice-rankings/contract'
import { CreditsBar } from './CreditsBar.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface UserSummaryProps extends RootProps<HTMLDivElement> {
  profile: UserProfile
}

/**
 * Name, e-mail and credits of the user, for the header of a menu.
 *
 * @example
 * <UserSummary profile={profile} />
 */
export function UserSummary({ profile, ...props }: UserSummaryProps) {
  return (
    <div part="user" {...rootProps(props, 'voice-user')}>
      <span part="user-name">{profile.username}</span>
      <span part="user-email">{profile.user_email}</span>
      <CreditsBar profile={profile} />
    </div>
  )
}
