import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../runtime/index.ts'
import { shareMessages } from './messages.ts'
import type { ShareEmbed } from './useShare.ts'

/** Readable on the cards of both themes. */
const OFFERED = { female: ['blue', '#1a6fe0'], male: ['purple', '#9333d6'] } as const
/** System colour that follows the theme. */
const TEXT_COLOR = 'canvastext'

interface EmbedColorsProps {
  gender: ShareEmbed['gender']
  /** Null for the colour of the voice. */
  color: string | null
  onChange: (color: string | null) => void
}

/** Swatches: the colour of the voice, another, that of the text, or any. */
export function EmbedColors({ gender, color, onChange }: EmbedColorsProps) {
  const texts = useMessages('share', shareMessages)
  const group = useId()
  const [name, hex] = OFFERED[gender === 'male' ? gender : 'female']
  const swatches = [
    { value: null, label: texts.colors.voice, shown: `var(--voice-${gender})` },
    { value: hex, label: texts.colors[name], shown: hex },
    { value: TEXT_COLOR, label: texts.colors.text, shown: 'var(--voice-ink)' },
  ]
  const isOther = swatches.every(({ value }) => value !== color)
  return (
    <div role="radiogroup" aria-label={texts.color} part="embed-colors">
      {swatches.map(({ value, label, shown }) => (
        <label key={label} part="embed-color" title={label}>
          <input
            type="radio"
            name={group}
            aria-label={label}
            checked={value === color}
            onChange={() => onChange(value)}
          />
          <Swatch color={shown} />
        </label>
      ))}
      <label part="embed-color" title={texts.colors.other} data-state={isOther ? 'on' : 'off'}>
        <input
          type="color"
          aria-label={texts.colors.other}
          value={isOther && color ? color : '#d6336c'}
          onChange={({ target }) => onChange(target.value)}
        />
        {isOther && color ? <Swatch color={color} /> : <Plus aria-hidden="true" />}
      </label>
    </div>
  )
}

/** An attribute of SVG, because pages may forbid style attributes. */
const Swatch = ({ color }: { color: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill={color} />
  </svg>
)
