import type { HttpBindings } from '@hono/node-server'

/** What Hono carries with a request: Node's own request (absent when a page of this server asks), and our id for it. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> | undefined
  Variables: { requestId: string }
}
