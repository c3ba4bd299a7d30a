import type { UserProfile } from '@voice-rankings/contract'
import { CreditsBar } from './CreditsBar.tsx'

export interface UserSummaryProps {
  profile: UserProfile
}

/** Who is signed in, and their credits: the header of a menu. */
export function UserSummary({ profile }: UserSummaryProps) {
  return (
    <div className="voice-user" part="user">
      <span part="user-name">{profile.username}</span>
      <span part="user-email">{profile.user_email}</span>
      <CreditsBar profile={profile} />
    </div>
  )
}
