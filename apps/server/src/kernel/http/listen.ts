import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config/config.ts'

/** Length of the accept queue while the process is busy; the system caps it at `somaxconn`. */
const BACKLOG = 4096

/**
 * Listens on the configured address and returns the base URL for visitors; throws an error with advice when that fails.
 */
export async function listen(
  server: Server,
  { port, host, publicUrl }: Pick<Config, 'port' | 'host' | 'publicUrl'>,
): Promise<string> {
  server.listen({ port, host, backlog: BACKLOG })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const sentence =
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
        : `The server cannot listen on ${host}, port ${port}: ${message}. Check HOST and PORT.`
    throw new Error(sentence, { cause: error })
  }
  const taken = (server.address() as AddressInfo).port
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}
