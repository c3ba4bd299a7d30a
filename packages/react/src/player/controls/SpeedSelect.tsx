import { RATES } from '@voice-rankings/playback'
import type { PlayerMessages } from '../messages.ts'

export interface SpeedSelectProps {
  texts: Pick<PlayerMessages, 'speed'>
  /** 1 = as recorded. */
  rate: number
  onRateChange: (rate: number) => void
}

/** Playback speed select. A speed set by the host's own element is added to the options. */
export function SpeedSelect({ texts, rate, onRateChange }: SpeedSelectProps) {
  const offered = RATES.map(Number)
  const rates = offered.includes(rate) ? offered : [...offered, rate].toSorted((a, b) => a - b)
  return (
    <select
      className="voice-rate"
      part="speed"
      aria-label={texts.speed}
      value={rate}
      onChange={(event) => onRateChange(Number(event.currentTarget.value))}
    >
      {rates.map((value) => (
        <option key={value} value={value}>
          {value}×
        </option>
      ))}
    </select>
  )
}
