import type { Context } from 'hono'

/** Where a server is reached. */
export interface OwnAddress {
  /** As its operator says; undefined when they do not. */
  readonly publicUrl?: string | undefined
}

/**
 * The origin by which an answer names this server where it cannot do without. Unless the operator says it, that is the host
 * that was asked for, which whoever asks can choose: such an answer is to be kept by nobody (see {@link cachingOf}).
 */
export const originOf = (context: Context, { publicUrl }: OwnAddress): string =>
  new URL(publicUrl ?? context.req.url).origin

/** The `Cache-Control` of an answer that names this server: for everybody only where the operator says how it is reached. */
export const cachingOf = ({ publicUrl }: OwnAddress, maxAgeSeconds: number): string =>
  publicUrl === undefined ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`

/** Whether only programs of this machine can reach a server that listens on an address, so that the host they ask for is true. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)
