import { spawnServer } from '../scripts/spawnServer.mjs'

/**
 * Starts the server with all voices measured. Set `E2E_BASE_URL` to test a running server instead. Returns a function that
 * stops the server.
 */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  // Tests can name a network of their own, as a proxy does; see `openAsNewUser`.
  const { url, stop } = await spawnServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  // Workers start later and inherit it.
  process.env.E2E_BASE_URL = url
  return stop
}
