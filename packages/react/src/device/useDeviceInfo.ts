import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useState } from 'react'
import { createDeviceStore } from './deviceStore.ts'
import type { DeviceInfo } from './parseUserAgent.ts'
import { useStore } from 'zustand'

/** Current user agent of Chrome on a desktop. */
export const DEFAULT_USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface DeviceInfoOptions {
  /** Reads the device again 50 ms after the window was resized. Default false. */
  refreshOnResize?: boolean
  /**
   * User agent used where there is none, as on a server: pass the one of the request there, and the same one in the
   * browser's first render. Default `DEFAULT_USER_AGENT`.
   */
  defaultUserAgent?: string
}

/**
 * Device data of the visitor. On a server and during hydration it is the default.
 *
 * @example
 * const device = useDeviceInfo({ refreshOnResize: true })
 */
export function useDeviceInfo(options: DeviceInfoOptions = {}): DeviceInfo {
  const { refreshOnResize = false, defaultUserAgent = DEFAULT_USER_AGENT } = options
  const [store] = useState(() =>
    createDeviceStore({ read: () => globalThis.navigator, defaultUserAgent, clock: systemClock }),
  )
  useEffect(() => {
    if (!refreshOnResize) return
    globalThis.addEventListener('resize', store.onResize)
    return () => {
      globalThis.removeEventListener('resize', store.onResize)
      store.stop()
    }
  }, [store, refreshOnResize])
  return useStore(store)
}
