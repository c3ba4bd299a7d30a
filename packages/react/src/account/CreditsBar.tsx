import type { UserProfile } from '@voice-rankings/contract'
import type { CSSProperties } from 'react'
import { useMessages } from '../runtime/index.ts'
import { creditsAvailable, creditsPercent, minutesUsed } from './credits.ts'
import { accountMessages } from './messages.ts'

export interface CreditsBarProps {
  profile: Pick<UserProfile, 'total_credits' | 'voice_credits'>
}

/** How many credits are left, as a bar and in words. */
export function CreditsBar({ profile }: CreditsBarProps) {
  const texts = useMessages('account', accountMessages)
  const percent = creditsPercent(profile)
  const style = { '--voice-credits': `${percent}%` } as CSSProperties
  return (
    <div className="voice-credits" part="credits" style={style}>
      {/* The words say the same, and stand in menus as well, where no meter may. */}
      <div part="credits-bar" aria-hidden="true">
        <i />
      </div>
      <span part="credits-text">
        {texts.creditsLine(
          texts.credits(creditsAvailable(profile), profile.total_credits),
          texts.percent(percent),
          texts.minutesUsed(minutesUsed(profile)),
        )}
      </span>
    </div>
  )
}
