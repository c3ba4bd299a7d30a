interface RunOptions {
  /** Environment variables, or a function of the server's address. */
  settings?: Record<string, string> | ((url: string) => Record<string, string>)
  isReady: (state: { ready: boolean }) => boolean
  timeoutMs: number
  /** Default: a free port. */
  port?: number
}

/** Returns a free TCP port. */
export function freePort(): Promise<number>

/** Starts a bundle of the server on a data directory and waits until it is ready. */
export function runServer(
  program: string,
  dataDir: string,
  options: RunOptions,
): Promise<{ url: string; stop: (signal?: NodeJS.Signals) => Promise<void> }>
