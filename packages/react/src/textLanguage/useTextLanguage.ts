import { useEffect, useMemo, useState } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import type { TextLanguage } from './detectLanguage.ts'
import { lengthOf, MIN_LENGTH } from './textLength.ts'

const detection = lazyModule(() => import('./detectLanguage.ts'))

/** Milliseconds without a change after which a text counts as paused. */
const PAUSE_MS = 700

/** Number of characters from the start that are looked at. */
const START = 1000

const isLong = (text: string) => lengthOf(text) >= MIN_LENGTH

/**
 * Language of a text as of its last pause; null if it is too short or uncertain. The detector, 280 kB, is loaded at the
 * first pause of a long enough text.
 */
export function useTextLanguage(text: string): TextLanguage | null {
  const start = text.slice(0, START)
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(start), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [start])
  const module = useLazyModule(detection, isLong(paused))
  const found = useMemo(() => module?.detectLanguage(paused) ?? null, [module, paused])
  return isLong(start) ? found : null
}
