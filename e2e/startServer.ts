import { spawnServer } from '../scripts/spawnServer.mjs'

/**
 * Starts the server on an empty data directory and waits until the catalogue can be browsed; its voices are measured
 * while the tests run. Set `E2E_BASE_URL` to test a server that runs already. Returns what stops it again.
 */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  const { url, stop } = await spawnServer()
  // Workers are started later and inherit it.
  process.env.E2E_BASE_URL = url
  return stop
}
