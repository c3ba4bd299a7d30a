import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config/config.ts'

/** Connections that the system may take in while the process is busy; it takes no more than its own limit (`somaxconn`). */
const BACKLOG = 4096

/** Listens where the settings say and returns the address of visitors; throws with advice when that cannot be had. */
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
