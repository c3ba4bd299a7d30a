import type { BlindUse } from '@voice-rankings/contract'
import { BLIND_USES } from '@voice-rankings/contract'
import { blindMessages } from '../blind/messages.ts'
import { languageName } from '../names/languageName.ts'
import { useMessages, useWriting } from '../runtime/index.ts'
import { Select } from '../ui/index.ts'
import type { LeaderboardMessages } from './messages.ts'
import type { BlindLeaderboardModel } from './useBlindLeaderboard.ts'

/** Choice of the language and of the use, where the page follows them. */
export function BlindBoardChoices({
  texts,
  info,
  blindUse,
  onUseChange,
  onLanguageChange,
}: BlindLeaderboardModel & { texts: LeaderboardMessages }) {
  const blind = useMessages('blind', blindMessages)
  const writing = useWriting()
  const languages = info?.languages ?? []
  if (!onUseChange && !onLanguageChange) return null
  return (
    <div part="leaderboard-choices">
      {onLanguageChange && info && languages.length > 1 && (
        <Select
          label={texts.blind.language}
          labelHidden
          value={info.language_code}
          options={languages.map(({ value, count }) => ({ value, count, label: languageName(value, writing) }))}
          onValueChange={onLanguageChange}
        />
      )}
      {onUseChange && (
        <Select
          label={texts.blind.use}
          labelHidden
          value={blindUse ?? ''}
          options={[
            { value: '', label: texts.blind.allUses },
            ...BLIND_USES.map((value) => ({ value, label: blind.uses[value] })),
          ]}
          onValueChange={(value) => onUseChange(value === '' ? null : (value as BlindUse))}
        />
      )}
    </div>
  )
}
