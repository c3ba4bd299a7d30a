import type { UserProfile } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { Bar } from '../ui/index.ts'
import { creditsAvailable, creditsPercent, minutesUsed } from './credits.ts'
import { accountMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CreditsBarProps extends RootProps<HTMLDivElement> {
  profile: Pick<UserProfile, 'total_credits' | 'voice_credits'>
}

/**
 * How many credits are left, as a bar and in words.
 *
 * @example
 * <CreditsBar profile={profile} />
 */
export function CreditsBar({ profile, ...props }: CreditsBarProps) {
  const texts = useMessages('account', accountMessages)
  const percent = creditsPercent(profile)
  return (
    <div part="credits" {...rootProps(props, 'voice-credits')}>
      {/* The words say the same, and stand in menus as well, where no meter may. */}
      <Bar share={percent / 100} part="credits-bar" />
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
