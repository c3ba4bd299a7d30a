/** A server in a process of its own, on an empty data directory. */
export interface SpawnedServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the server as it is built for production, and waits until it answers `readyz`. Settings may depend on its address. */
export function spawnServer(
  settings?: Record<string, string> | ((url: string) => Record<string, string>),
): Promise<SpawnedServer>
