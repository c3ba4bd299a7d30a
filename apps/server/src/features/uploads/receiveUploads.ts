import type { Context, Hono } from 'hono'
import { starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { UPLOAD_PATH } from './createOwnUploads.ts'
import type { ReceiveUpload } from './createReceiveUpload.ts'

/** CORS headers for all origins: the signed address is the only credential. */
function allowAnyOrigin(context: Context<AppEnv>): void {
  context.header('access-control-allow-origin', '*')
  context.header('access-control-allow-methods', 'PUT')
  context.header('access-control-allow-headers', 'content-type')
  context.header('cache-control', 'no-store')
}

/** Serves PUT for upload addresses. `receive` is undefined while the server starts. */
export function receiveUploads(app: Hono<AppEnv>, receive: ReceiveUpload | undefined): void {
  const path = `${UPLOAD_PATH}/snippets/:file`
  app.options(path, (context) => {
    allowAnyOrigin(context)
    return context.body(null, 204)
  })
  app.put(path, async (context) => {
    allowAnyOrigin(context)
    if (!receive) throw starting()
    await receive(context.req.raw, context.req.param('file'))
    return context.body(null, 200)
  })
}
