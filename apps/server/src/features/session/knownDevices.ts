import { createHmac, timingSafeEqual } from 'node:crypto'
import { createToken, isToken } from '../../kernel/identity/token.ts'

/** Account to which a device cookie is bound: it is invalid after a change of the password. */
interface DeviceAccount {
  readonly userId: string
  /** Time of the last change of the password. */
  readonly changedAt: Date
}

/**
 * Recognizes devices that have signed in to an account by a signed cookie ("device cookies", OWASP). Wrong passwords
 * from other devices do not use up the attempts of such a device.
 */
export interface KnownDevices {
  /** Creates the cookie of a device that has just signed in. */
  mark(account: DeviceAccount): string
  /** Returns the id of a device whose cookie is valid for this account and its current password; null otherwise. */
  read(cookie: string | undefined, account: DeviceAccount): string | null
}

/** Creates device cookies, signed with a secret that all processes share. */
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
