import type { Context, Hono } from 'hono'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { Identify } from '../../kernel/identity/identity.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { requireOwnPlaylist } from '../playlists/playlistRows.ts'
import { requireOwn } from '../works/workStore.ts'
import { serveObject } from './serveObject.ts'

export interface ExportOptions {
  store: ObjectStore
  /** Undefined until the database is open. */
  services: { readonly database: Database } | undefined
  identify: (context: Context<AppEnv>) => Identify
}

const HEADERS = { 'cache-control': 'private, no-cache', 'content-disposition': 'attachment' }

const FILE = ':file{[\\w-]+\\.(?:m4b|zip|mp3|vtt|srt)}'

/** Serves the files of works and playlists to their owners: an address alone grants nothing. */
export function serveExports(app: Hono<AppEnv>, { store, services, identify }: ExportOptions): void {
  async function serve(
    context: Context<AppEnv>,
    requireOwner: (database: Database, key: string | null) => Promise<unknown>,
  ) {
    if (!services) throw starting()
    await requireOwner(services.database, (await identify(context).identity()).key)
    const response = await serveObject(store, context.req.path.slice(1), context.req.raw, HEADERS)
    if (response) return response
    throw new ApiError('not_found', 'This file is not kept any more. Export it again.')
  }
  app.get(`/exports/:work_id/${FILE}`, (context) =>
    serve(context, (database, key) => requireOwn(database, context.req.param('work_id'), key)),
  )
  app.get(`/exports/playlists/:playlist_id/${FILE}`, (context) =>
    serve(context, ({ queries }, key) => requireOwnPlaylist(queries, context.req.param('playlist_id'), key)),
  )
}
