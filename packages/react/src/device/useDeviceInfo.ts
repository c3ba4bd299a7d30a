import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useState } from 'react'
import { createDeviceStore } from './deviceStore.ts'
import type { DeviceInfo } from './parseUserAgent.ts'
import { useStore } from 'zustand'

/** A desktop with Chrome, in the words browsers use today. */
export const DEFAULT_USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface DeviceInfoOptions {
  /** Reads the device again 50 ms after the window has changed its size. Default false. */
  refreshOnResize?: boolean
  /**
   * What counts where there is no user agent, as on a server: give it the one of the request there, and the same one in
   * the browser's first render. Default `DEFAULT_USER_AGENT`.
   */
  defaultUserAgent?: string
}

/**
 * What the visitor's device is. On a server, and until a page made there has come to life, it is the default one.
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
