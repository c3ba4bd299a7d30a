import type { HttpBindings } from '@hono/node-server'

interface PageBindings {
  /** Address of the visitor for whom a page of this server makes the request. */
  visitor?: string
}

/** Hono environment: Node's request (absent for requests made by pages of this server) and the request id. */
export interface AppEnv {
  Bindings: (Partial<HttpBindings> & PageBindings) | undefined
  Variables: { requestId: string }
}
