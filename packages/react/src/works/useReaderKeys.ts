import { RATES } from '@voice-rankings/playback'
import type { RefObject } from 'react'
import { useKeysAround } from '../ui/useKeysAround.ts'
import type { OpenReader } from './useVoiceReader.ts'

/** What the keys of a reader act on. */
export type KeyedReader = Pick<OpenReader, 'onToggle' | 'onStep' | 'onSection' | 'rate' | 'onRateChange'> & {
  readonly section: Pick<OpenReader['section'], 'section'>
}

/**
 * Keys of a reader, while the focus is in it or around it: Space plays, arrows move by sentences, with Shift by sections,
 * `+` and `-` change the speed, `t` opens the sleep timer.
 */
export function useReaderKeys(root: RefObject<HTMLElement | null>, reader: KeyedReader | null): void {
  useKeysAround(root, (event) => (reader ? actionOf(event, reader, root.current) : undefined))
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
