/** Timeout of a request, in milliseconds. */
const PATIENCE_MS = 15_000

/**
 * Fetches a response; rejects for an error status other than 404. It does not use the API client, which is larger than
 * the small player.
 */
export async function fetchAnswer(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), ...init })
  if (response.ok || response.status === 404) return response
  throw new Error(`The server answered with status ${response.status}.`)
}
