import type { HttpBindings } from '@hono/node-server'

interface PageBindings {
  /** Address of the visitor a page of this server is made for, when that page asks. */
  visitor?: string
}

/** What Hono carries with a request: Node's own request (absent when a page of this server asks), and our id for it. */
export interface AppEnv {
  Bindings: (Partial<HttpBindings> & PageBindings) | undefined
  Variables: { requestId: string }
}
