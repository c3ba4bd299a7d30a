import type { Context } from 'hono'

/** Public address of the server. */
export interface OwnAddress {
  /** As configured by the operator; undefined if not set. */
  readonly publicUrl?: string | undefined
}

/**
 * Origin of this server, for answers that must contain it. Without a configured `publicUrl` it is that of the Host
 * header, which the client can choose: such an answer must not be cached (see {@link cacheControlOf}).
 */
export const originOf = (context: Context, { publicUrl }: OwnAddress): string =>
  new URL(publicUrl ?? context.req.url).origin

/**
 * `Cache-Control` of an answer that contains this server's origin: public only if the operator configured the origin.
 */
export const cacheControlOf = ({ publicUrl }: OwnAddress, maxAgeSeconds: number): string =>
  publicUrl === undefined ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`

/** True when the listening address is a loopback one, so that the Host header can be trusted. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)
