import type { SimilarVoice } from '@voice-rankings/contract'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { similarMessages } from './messages.ts'

/** Parts of a difference, in the order of their bars, with their shares in an answer. */
const PARTS = [
  ['timbre', 'timbre_share'],
  ['pitch', 'pitch_share'],
  ['pace', 'pace_share'],
  ['energy', 'energy_share'],
] as const

interface DifferencePartsProps {
  shares: SimilarVoice['difference_shares']
}

/** Parts of the difference between two voices as one bar; nothing for voices without a difference. */
export function DifferenceParts({ shares }: DifferencePartsProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const sizes = PARTS.map(([, field]) => 100 * shares[field])
  if (sizes.every((size) => size === 0)) return null
  const words = PARTS.map(([part], i) => messages.partShare(messages.parts[part], formatNumber(sizes[i]!, 0, writing)))
  const text = `${messages.differenceBy}: ${words.join(' · ')}`
  return (
    <svg
      className="voice-difference-parts"
      part="difference-parts"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
    >
      <title>{text}</title>
      {PARTS.map(([part], i) => (
        <rect key={part} data-part={part} x={sumOf(sizes.slice(0, i))} width={sizes[i]} height={4} />
      ))}
    </svg>
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Legend of the bars of a list. */
export function DifferenceLegend() {
  const messages = useMessages('similar', similarMessages)
  return (
    <p className="voice-difference-legend" aria-hidden="true">
      {messages.differenceBy}
      {PARTS.map(([part]) => (
        <span key={part} data-part={part}>
          {messages.parts[part]}
        </span>
      ))}
    </p>
  )
}
