import type { VoiceChange, VoiceDifference } from '@voice-rankings/contract'
import { formatAttribute, formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { voicesMessages } from './messages.ts'

/** Decimals of loudness and of distances. */
const DIGITS = 1

/** Formats a value with its unit. A distance has none. */
function format(measure: VoiceDifference['measure'], value: number, writing: WritingMessages): string {
  if (measure === 'pitch') return formatAttribute('pitch', value, writing)
  if (measure === 'rate') return formatAttribute('speakingRate', value, writing)
  // A minus sign (U+2212), as in differences.
  const number = formatNumber(value, DIGITS, writing).replace('-', '−')
  return measure === 'loudness' ? `${number} LUFS` : number
}

/** Changes of a voice that the drift watch found: when, and what changed with figures. Nothing without a change. */
export function VoiceChanges({ changes }: { changes: readonly VoiceChange[] }) {
  const { changes: texts } = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const dates = new Intl.DateTimeFormat(writing.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  if (changes.length === 0) return null
  return (
    <section part="voice-changes">
      <h2>{texts.title}</h2>
      {changes.map(({ found_at, unchanged_at, differences }) => (
        <div key={found_at}>
          <p>{texts.between(dates.format(new Date(unchanged_at)), dates.format(new Date(found_at)))}</p>
          <ul>
            {differences.map(({ measure, value_before, value_after }) => (
              <li key={measure}>
                {texts[measure](format(measure, value_before, writing), format(measure, value_after, writing))}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{texts.earlier}</p>
    </section>
  )
}
