import { RATES } from '@voice-rankings/playback'
import { useId } from 'react'
import type { Messages } from '../messages.ts'
import type { ReaderState } from '../protocol.ts'
import { saveSettings } from '../settings.ts'
import { ICONS } from './icons.tsx'
import type { FrontReader } from './useReader.ts'

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
