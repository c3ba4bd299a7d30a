/** Starts the stand-in of all speech providers, and resolves to the settings of a server that uses them. */
export function spawnStandin(): Promise<{ settings: Record<string, string>; stop(): Promise<void> }>
