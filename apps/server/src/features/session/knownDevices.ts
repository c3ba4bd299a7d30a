import { createHmac, timingSafeEqual } from 'node:crypto'
import { createToken, isToken } from '../../kernel/identity/token.ts'

/** An account as its devices know it: a changed password makes all of them strangers. */
interface DeviceAccount {
  readonly userId: string
  /** When the password was chosen. */
  readonly changedAt: Date
}

/**
 * Tells devices that have signed in to an account from strangers, by a signed cookie ("device cookies", OWASP). Wrong
 * passwords of strangers do not use up the attempts of such a device.
 */
export interface KnownDevices {
  /** The cookie of a device that has just signed in. */
  mark(account: DeviceAccount): string
  /** The id of a device, when its cookie was made for this account and its present password; null otherwise. */
  read(cookie: string | undefined, account: DeviceAccount): string | null
}

/** Makes the marks of devices with a secret that all processes share. */
export function createKnownDevices(secret: string): KnownDevices {
  const sign = (id: string, { userId, changedAt }: DeviceAccount) =>
    createHmac('sha256', secret).update(`${id}.${userId}.${changedAt.getTime()}`).digest()
  return {
    mark(account) {
      const id = createToken()
      return `${id}.${sign(id, account).toString('base64url')}`
    },
    read(cookie, account) {
      const [id = '', signature = ''] = (cookie ?? '').split('.')
      if (!isToken(id)) return null
      const [expected, given] = [sign(id, account), Buffer.from(signature, 'base64url')]
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
    },
  }
}
