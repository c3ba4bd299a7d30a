import type { MiddlewareHandler } from 'hono'
import type { TrustedProxies } from '../config/trustedProxies.ts'
import type { Log } from '../log/createLog.ts'
import type { AppEnv } from './appEnv.ts'
import { isTrusted } from './clientAddress.ts'

/**
 * Says once that an address which is not trusted asks for others: limits count all visitors of a proxy that no setting names
 * as one. Anybody can write the header, so the log says what was seen and leaves it to its reader whose address that is.
 */
export function noticeProxy(log: Log, trusted: TrustedProxies): MiddlewareHandler<AppEnv> {
  let noticed = false
  return async ({ env, req }, next) => {
    const connection = env?.incoming?.socket.remoteAddress
    if (!noticed && connection !== undefined && req.header('x-forwarded-for') && !isTrusted(connection, trusted)) {
      noticed = true
      log.info(
        `${connection} says that it asks for others (X-Forwarded-For) and is not believed. If it is your proxy, name it in TRUSTED_PROXIES: until then limits count all its visitors as one.`,
      )
    }
    await next()
  }
}
