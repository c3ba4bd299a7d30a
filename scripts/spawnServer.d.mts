/** A server in a process of its own, on a data directory of its own whose voices have been measured. */
export interface SpawnedServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts the server as it is built for production, and waits until it answers `readyz`. `engines` are as in `ENGINES`, all by default;
 * other settings may depend on its address. `seed` writes rows to its database before it starts.
 */
export function spawnServer(options?: {
  engines?: string
  settings?: Record<string, string> | ((url: string) => Record<string, string>)
  seed?: (query: (statement: string, values?: readonly unknown[]) => Promise<void>) => Promise<void>
}): Promise<SpawnedServer>
