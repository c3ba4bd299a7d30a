import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

const keysModule = lazyModule(() => import('./playerKeys.ts'))

/** Adds the keys of a full player to its element. */
export function usePlayerKeys(root: RefObject<HTMLElement | null>, player: VoicePlayerModel): void {
  const isFull = player.variant === 'full'
  const keys = useLazyModule(keysModule, isFull)
  const latest = useRef(player)
  useEffect(() => {
    latest.current = player
  })
  useEffect(() => {
    if (keys && root.current) return keys.addPlayerKeys(root.current, () => latest.current)
  }, [keys, root])
}
