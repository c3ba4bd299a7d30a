import type { Clock } from '@voice-rankings/sdk'
import { createObservable } from '@voice-rankings/playback'
import type { Observable } from '@voice-rankings/playback'
import type { DeviceInfo } from './parseUserAgent.ts'
import { parseUserAgent } from './parseUserAgent.ts'

/** Debounce between resizing and reading the device again, in milliseconds. */
export const RESIZE_DELAY_MS = 50

/** Part of the browser's `navigator` that is read. */
type DeviceSource = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

export interface DeviceStoreOptions {
  /** Returns the browser's `navigator`; undefined on a server. */
  read: () => Partial<DeviceSource> | undefined
  /** User agent used if it is missing or empty. */
  defaultUserAgent: string
  clock: Clock
}

export interface DeviceStore extends Observable<DeviceInfo> {
  /** Reads the device after a debounce; notifies only of changes. */
  onResize(): void
  /** Cancels a pending reading. */
  stop(): void
}

/** Store of the device data, which is read again after the window was resized. */
export function createDeviceStore({ read, defaultUserAgent, clock }: DeviceStoreOptions): DeviceStore {
  const byDefault = parseUserAgent(defaultUserAgent)
  const known = createObservable(readNow())
  let timer: unknown = null

  function readNow(): DeviceInfo {
    const source = read()
    if (!source?.userAgent) return byDefault
    return parseUserAgent(source.userAgent, { maxTouchPoints: source.maxTouchPoints })
  }

  function refresh(): void {
    const next = readNow()
    if (JSON.stringify(next) !== JSON.stringify(known.getState())) known.setState(next)
  }

  return {
    ...known,
    getInitialState: () => byDefault,
    onResize() {
      clock.clearTimeout(timer)
      timer = clock.setTimeout(refresh, RESIZE_DELAY_MS)
    },
    stop: () => clock.clearTimeout(timer),
  }
}
