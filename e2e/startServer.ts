import { spawnServer } from '../scripts/spawnServer.mjs'

/**
 * Starts the server with all voices measured. Set `E2E_BASE_URL` to test a running server instead. Returns a function that
 * stops the server.
 */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  const { url, stop } = await spawnServer()
  // Workers start later and inherit it.
  process.env.E2E_BASE_URL = url
  return stop
}
