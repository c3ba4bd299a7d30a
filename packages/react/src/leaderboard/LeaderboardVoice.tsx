import type { VoiceListing } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'
import { useContext } from 'react'
import { SampleButton } from '../player/index.ts'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { useWriting } from '../runtime/index.ts'
import { Flag, Link } from '../ui/index.ts'
import { LeaderboardSelect } from './LeaderboardSelect.ts'

interface LeaderboardVoiceProps {
  voice: VoiceListing
  /** Price, shown in a narrow table only. */
  note?: string
  /** Remark on the voice, in a line of its own. */
  remark?: string | undefined
}

/** Voice in a row: its sample, name, provider and language. */
export function LeaderboardVoice({ voice, note, remark }: LeaderboardVoiceProps) {
  const onSelect = useContext(LeaderboardSelect)
  const code = voice.voice_language_code
  const writing = useWriting()
  return (
    <span className="voice-leaderboard-voice" data-gender={voice.voice_gender}>
      <SampleButton voice={voice} size="small" />
      <span>
        <Link href={voicePath(voice)} onClick={(event) => onSelect?.(voice, event)}>
          {voice.voice_name}
        </Link>
        <small>
          {providerName(voice.voice_service)} · <Flag languageCode={code} />
          <span className="voice-hidden">{languageName(code, writing)}</span>
          {note !== undefined && <span data-note> · {note}</span>}
        </small>
        {remark !== undefined && <small>{remark}</small>}
      </span>
    </span>
  )
}
