import { RATES } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { OpenReader } from './useVoiceReader.ts'

/** What the keys of a reader act on. */
export type KeyedReader = Pick<OpenReader, 'onToggle' | 'onStep' | 'onSection' | 'rate' | 'onRateChange'> & {
  readonly section: Pick<OpenReader['section'], 'section'>
}

const FIELDS = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog]'
const BUTTONS = 'button, a, summary'

/**
 * Keys of a reader, while the focus is in it or around it: Space plays, arrows move by sentences, with Shift by sections,
 * `+` and `-` change the speed, `t` opens the sleep timer.
 */
export function useReaderKeys(root: RefObject<HTMLElement | null>, reader: KeyedReader | null): void {
  const latest = useRef(reader)
  useEffect(() => {
    latest.current = reader
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const target = event.target as Element
      // The focus may be on the page, or on the part of it to which a navigation led.
      const isOurs = root.current?.contains(target) || target.contains(root.current)
      if (!latest.current || !isOurs || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (target.closest(FIELDS) || (event.key === ' ' && target.closest(BUTTONS))) return
      const act = actionOf(event, latest.current, root.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
}

function actionOf(
  { key, shiftKey }: KeyboardEvent,
  reader: KeyedReader,
  root: HTMLElement | null,
): (() => void) | undefined {
  const isReversed = root !== null && getComputedStyle(root).direction === 'rtl'
  const forward = isReversed ? 'ArrowLeft' : 'ArrowRight'
  const backward = isReversed ? 'ArrowRight' : 'ArrowLeft'
  const rates = RATES.map(Number)
  const move = (by: number) => () => (shiftKey ? reader.onSection(reader.section.section + by) : reader.onStep(by))
  const rate = (chosen: number | undefined) => () => chosen !== undefined && reader.onRateChange(chosen)
  const actions: Record<string, () => void> = {
    ' ': reader.onToggle,
    [forward]: move(1),
    [backward]: move(-1),
    '+': rate(rates.find((one) => one > reader.rate)),
    '-': rate(rates.findLast((one) => one < reader.rate)),
    t: () => root?.querySelector<HTMLElement>('[part~=reader-sleep]')?.click(),
  }
  return actions[key]
}
