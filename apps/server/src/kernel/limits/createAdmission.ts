import { ApiError } from '../http/apiError.ts'
import { networkOf } from '../http/clientAddress.ts'
import type { Limit, Limiter } from './limiter.ts'
import { requireAllowance } from './requireAllowance.ts'

interface AdmissionOptions {
  readonly limiter: Limiter
  /** Requests of a network in a period. Requests of the server's own pages are not counted: the page itself is. */
  readonly limit: Limit
  /** Maximum number of concurrent requests of a network, and of all. */
  readonly concurrent: { readonly perNetwork: number; readonly total: number }
  /** Messages of the errors: `limit` and `perNetwork` of `too_many_requests`, `total` of `busy`. */
  readonly messages: Readonly<Record<'limit' | 'perNetwork' | 'total', string>>
}

/** Creates the admission of a handler with large bodies: it counts a client before its body is read. */
export function createAdmission({ limiter, limit, concurrent, messages }: AdmissionOptions) {
  const running: string[] = []

  return async ({ client }: { readonly client: string }): Promise<Disposable> => {
    const network = networkOf(client)
    if (running.filter((other) => other === network).length >= concurrent.perNetwork) {
      throw new ApiError('too_many_requests', messages.perNetwork, { retryAfterMs: 5000 })
    }
    if (running.length >= concurrent.total) throw new ApiError('busy', messages.total, { retryAfterMs: 30_000 })
    running.push(network)
    const place = { [Symbol.dispose]: () => void running.splice(running.indexOf(network), 1) }
    try {
      if (client !== 'site') await requireAllowance(limiter, messages.limit, [limit, network])
      return place
    } catch (error) {
      place[Symbol.dispose]()
      throw error
    }
  }
}
