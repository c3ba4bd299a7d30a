import type { MiddlewareHandler } from 'hono'
import type { TrustedProxies } from '../config/trustedProxies.ts'
import type { Log } from '../log/createLog.ts'
import type { AppEnv } from './appEnv.ts'
import { isTrusted } from './clientAddress.ts'

/**
 * Logs once that an untrusted address sends `X-Forwarded-For`: unless its proxy is named in the settings, all of its
 * visitors share one rate limit. Any client can send the header, so the log leaves it to the operator whether the
 * address is theirs.
 */
export function warnUntrustedProxy(log: Log, trusted: TrustedProxies): MiddlewareHandler<AppEnv> {
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
