import type { VoiceListing } from '@voice-rankings/contract'
import { RANKED_AFTER_RATERS } from '@voice-rankings/contract'
import { useId } from 'react'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import type { LeaderboardMessages } from './messages.ts'

interface UnrankedVoicesProps {
  texts: LeaderboardMessages
  voices: readonly VoiceListing[]
}

/** Voices with too few ratings, listed separately because they have no rank. */
export function UnrankedVoices({ texts, voices }: UnrankedVoicesProps) {
  const id = useId()
  return (
    <section part="unranked" aria-labelledby={id}>
      <h2 id={id}>{texts.unranked}</h2>
      <p>{texts.unrankedHint(RANKED_AFTER_RATERS)}</p>
      <ul>
        {voices.map((voice) => (
          <li key={voice.voice_id}>
            <LeaderboardVoice voice={voice} />
            <small>{texts.ratedBy(voice.voice_rating_count, RANKED_AFTER_RATERS)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
