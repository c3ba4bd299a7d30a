import type { ValueSpread } from '@voice-rankings/contract'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { similarMessages } from './messages.ts'

interface MeasuredStripProps {
  spread: ValueSpread
  /** Place of the reference voice in the range of the attribute, 0–1. */
  place: number
}

/** Line with a tick for each value in the catalogue and a dot for the reference voice, with their relation in words. */
export function MeasuredStrip({ spread, place }: MeasuredStripProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { voice_count: count, lower_share: share, ticks } = spread
  const dot = `M${100 * place} 7v0`
  return (
    <div className="voice-measured-strip" part="measured-strip">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" width="100%" height={14} aria-hidden="true">
        <path d="M0 7H100" />
        <path d={ticks.map((tick) => `M${tick} 2v10`).join('')} data-mark="others" />
        <path d={dot} data-mark="ring" />
        <path d={dot} data-mark="own" />
      </svg>
      <p>{messages.higherThan(formatNumber(100 * share, 0, writing), formatNumber(count, 0, writing))}</p>
    </div>
  )
}
