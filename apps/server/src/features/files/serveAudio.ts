import type { Context, Hono } from 'hono'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { isOfOtherSite } from '../../kernel/http/isOfOtherSite.ts'
import type { Identify } from '../../kernel/identity/identity.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { mayHear, type SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { serveObject } from './serveObject.ts'

export interface AudioOptions {
  store: ObjectStore
  /** Undefined until the database is open. */
  services: { readonly snippetAccess: SnippetAccess } | undefined
  identify: (context: Context<AppEnv>) => Identify
}

const EXPOSED = { 'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag' }

const CACHING = {
  // The sample changes when its voice is measured again.
  sample: 'public, max-age=3600, stale-while-revalidate=86400',
  // Caches ask each time, as the owner may stop sharing at any time; the content of an address never changes.
  shared: 'public, no-cache',
  private: 'private, no-cache',
} as const

/** Serves samples and snippets by storage key. */
export function serveAudio(app: Hono<AppEnv>, { store, services, identify }: AudioOptions): void {
  async function serve(context: Context<AppEnv>, key: string, caching: keyof typeof CACHING): Promise<Response> {
    const headers = { ...ANY_ORIGIN, ...EXPOSED, 'cache-control': CACHING[caching] }
    const response = await serveObject(store, key, context.req.raw, headers)
    if (response) return response
    throw noSuchFile(context)
  }

  app.get('/sampleAudioTTS/:file{.+\\.mp3}', (context) =>
    serve(context, `sampleAudioTTS/${context.req.param('file')}`, 'sample'),
  )

  app.get('/snippets/:file{snippet-[A-Za-z0-9_-]+\\.mp3}', async (context) => {
    if (!services) throw starting()
    const { snippetAccess: access } = services
    const file = context.req.param('file')
    const id = file.slice('snippet-'.length, -'.mp3'.length)
    const { key } = await identify(context).identity()
    const visibility = await access.visibility(id, key, context.req.query('access'))
    if (!mayHear(visibility) || (!visibility.allowEmbed && isOfOtherSite(context.req.raw))) throw noSuchFile(context)
    return serve(context, `snippets/${file}`, visibility.shared ? 'shared' : 'private')
  })
}

function noSuchFile(context: Context): ApiError {
  return new ApiError('not_found', `There is no audio file ${context.req.path}.`)
}
