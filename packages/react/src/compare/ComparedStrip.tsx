import type { Gender } from '@voice-rankings/contract'

interface ComparedStripProps {
  /** Places of other voices' values in whole percents. */
  ticks: readonly number[]
  /** Places of the compared voices, 0–1, in their order; null without a value. */
  places: readonly { readonly place: number | null; readonly gender: Gender | 'none' }[]
}

/** Line with a numbered dot for each compared voice. Decorative: the values stand beside it. */
export function ComparedStrip({ ticks, places }: ComparedStripProps) {
  return (
    <svg part="compared-strip" width="100%" height={24} aria-hidden="true">
      <line x1="0%" x2="100%" y1={12} y2={12} />
      {ticks.map((tick) => (
        <line key={tick} data-mark="other" x1={`${tick}%`} x2={`${tick}%`} y1={7} y2={17} />
      ))}
      {places.map(({ place, gender }, at) =>
        place === null ? null : (
          // eslint-disable-next-line react/no-array-index-key -- the number of a voice is its place in the list
          <g key={at} data-gender={gender}>
            <circle cx={`${100 * place}%`} cy={12} r={10} />
            <text x={`${100 * place}%`} y={16}>
              {at + 1}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}
