import { RATES } from '@voice-rankings/playback'
import { useId, type ReactElement } from 'react'
import type { Messages } from '../messages.ts'
import type { ReaderState } from '../protocol.ts'
import { saveSettings } from '../settings.ts'
import type { FrontReader } from './useReader.ts'

const icon = (path: string) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
    <path d={path} />
  </svg>
)

/** Icons of the player. Arrows of time do not turn in right-to-left languages. */
const ICONS: Readonly<Record<'play' | 'pause' | 'back' | 'forward' | 'stop', ReactElement>> = {
  play: icon('M8 5v14l11-7z'),
  pause: icon('M7 5h4v14H7zM13 5h4v14h-4z'),
  back: icon('M6 5h2.5v14H6zM20 5v14L9.5 12z'),
  forward: icon('M15.5 5H18v14h-2.5zM4 5l10.5 7L4 19z'),
  stop: icon('M6 6h12v12H6z'),
}

interface PlayerBarProps {
  texts: Messages['player']
  state: ReaderState
  ask: FrontReader['ask']
}

/** Controls of what is being read. */
export function PlayerBar({ texts, state, ask }: PlayerBarProps) {
  const id = useId()
  const { status, index, length, rate } = state
  const isMoving = status === 'playing' || status === 'pausing' || status === 'loading'
  const changeRate = (written: string) => {
    const next = Number(written)
    void saveSettings({ rate: next })
    ask({ type: 'rate', rate: next })
  }
  return (
    <section aria-label={texts.label} className="player" data-status={status}>
      <div className="row">
        <button type="button" aria-label={texts.back} onClick={() => ask({ type: 'skip', by: -1 })}>
          {ICONS.back}
        </button>
        <button
          type="button"
          className="primary round"
          aria-label={isMoving ? texts.pause : texts.play}
          onClick={() => ask({ type: 'toggle' })}
        >
          {isMoving ? ICONS.pause : ICONS.play}
        </button>
        <button type="button" aria-label={texts.forward} onClick={() => ask({ type: 'skip', by: 1 })}>
          {ICONS.forward}
        </button>
        <button type="button" aria-label={texts.stop} onClick={() => ask({ type: 'stop' })}>
          {ICONS.stop}
        </button>
        <label htmlFor={id} className="hidden">
          {texts.speed}
        </label>
        <select id={id} value={String(rate)} onChange={({ target }) => changeRate(target.value)}>
          {RATES.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </div>
      <progress max={length} value={status === 'ended' ? length : index} aria-label={texts.label} />
      <output>
        {status === 'loading' ? texts.loading : status === 'ended' ? texts.ended : texts.progress(index + 1, length)}
      </output>
    </section>
  )
}
