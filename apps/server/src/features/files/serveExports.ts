import type { Context, Hono } from 'hono'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { Identify } from '../../kernel/identity/identity.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { requireOwn } from '../works/workStore.ts'
import { serveObject } from './serveObject.ts'

export interface ExportOptions {
  store: ObjectStore
  /** Undefined until the database is open. */
  services: { readonly database: Database } | undefined
  identify: (context: Context<AppEnv>) => Identify
}

const HEADERS = { 'cache-control': 'private, no-cache', 'content-disposition': 'attachment' }

/** Serves the files of a work to its owner: an address alone grants nothing. */
export function serveExports(app: Hono<AppEnv>, { store, services, identify }: ExportOptions): void {
  app.get('/exports/:work_id/:file{[\\w-]+\\.(?:m4b|zip|mp3|vtt|srt)}', async (context) => {
    if (!services) throw starting()
    const { work_id, file } = context.req.param()
    await requireOwn(services.database, work_id, (await identify(context).identity()).key)
    const response = await serveObject(store, `exports/${work_id}/${file}`, context.req.raw, HEADERS)
    if (response) return response
    throw new ApiError('not_found', 'This file is not kept any more. Export the text again.')
  })
}
