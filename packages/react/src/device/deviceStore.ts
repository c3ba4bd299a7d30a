import type { Clock } from '@voice-rankings/sdk'
import { createObservable } from '@voice-rankings/playback'
import type { Observable } from '@voice-rankings/playback'
import type { DeviceInfo } from './parseUserAgent.ts'
import { parseUserAgent } from './parseUserAgent.ts'

/** How long a window must keep its size before the device is read again, in milliseconds. */
export const RESIZE_DELAY_MS = 50

/** What is read of a browser's `navigator`. */
type DeviceSource = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

export interface DeviceStoreOptions {
  /** The browser's `navigator`, asked at every reading; undefined on a server. */
  read: () => Partial<DeviceSource> | undefined
  /** Takes the place of a user agent that is missing or empty. */
  defaultUserAgent: string
  clock: Clock
}

export interface DeviceStore extends Observable<DeviceInfo> {
  /** Reads the device again once the window has rested; tells only when something has changed. */
  onResize(): void
  /** Forgets a reading that is due. */
  stop(): void
}

/** Keeps what is known of a device, and reads it again after the window has changed its size. */
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
