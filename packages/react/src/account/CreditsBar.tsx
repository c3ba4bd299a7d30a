import type { UserProfile } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { Bar } from '../ui/index.ts'
import { creditsAvailable, creditsPercent, minutesLeft } from './credits.ts'
import { accountMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CreditsBarProps extends RootProps<HTMLDivElement> {
  profile: Pick<UserProfile, 'total_credits' | 'voice_credits'>
}

/**
 * Remaining credits as a bar and as text.
 *
 * @example
 * <CreditsBar profile={profile} />
 */
export function CreditsBar({ profile, ...props }: CreditsBarProps) {
  const texts = useMessages('account', accountMessages)
  const percent = creditsPercent(profile)
  return (
    <div part="credits" {...rootProps(props, 'voice-credits')}>
      {/* Decorative bar: the text says the same, and menus must not contain a meter. */}
      <Bar share={percent / 100} part="credits-bar" />
      <span part="credits-text">
        {texts.creditsLine(
          texts.credits(creditsAvailable(profile), profile.total_credits),
          texts.percent(percent),
          texts.minutesLeft(minutesLeft(profile)),
        )}
      </span>
    </div>
  )
}
