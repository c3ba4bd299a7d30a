import type { SpokenSnippet } from '@voice-rankings/contract'
import type { Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { cacheControlOf, originOf, type OwnAddress } from '../../kernel/http/ownAddress.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { getSnippet } from '../snippets/snippetStore.ts'
import { getVoice } from '../voices/getVoice.ts'
import { embeddedPage } from './embeddedPage.ts'
import { oembedAnswer, oembedXml } from './oembedAnswer.ts'

interface OembedServices {
  readonly database: Database
  readonly snippetAccess: SnippetAccess
}

export interface OembedEndpointOptions extends OwnAddress {
  /** Undefined until the database is open. */
  services: OembedServices | undefined
}

/** Path of the oEmbed endpoint. */
const OEMBED_PATH = '/oembed'

/**
 * Serves oEmbed for pages of voices and snippets, framed or not: `/oembed?url=…` with `format` (json or xml),
 * `maxwidth` and `maxheight`. A snippet that is not public answers 404, like a missing one.
 */
export function serveOembed(app: Hono<AppEnv>, { services, ...address }: OembedEndpointOptions): void {
  app.use(OEMBED_PATH, cors({ origin: '*' }))
  app.get(OEMBED_PATH, async (context) => {
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query()
    // The API's error list lacks 501, which oEmbed requires here.
    if (format !== 'json' && format !== 'xml') {
      return context.json({ message: `There is no format "${format}". Use json or xml.` }, 501)
    }
    if (!services) throw starting()
    const origin = originOf(context, address)
    const page = embeddedPage(url, origin)
    if (!page) throw notEmbeddable(context)
    const snippet = page.snippetId === null ? null : await findSnippet(services, page.snippetId)
    const path = page.path ?? snippet
    if (!path) throw notEmbeddable(context)
    const { voice } = await getVoice(services.database, path, null)
    // Another voice than the address names would mislead. oEmbed's status for private resources (401) would reveal
    // their existence.
    if (page.snippetId !== null && snippet?.voice_id !== voice.voice_id) throw notEmbeddable(context)
    const answer = oembedAnswer({
      voice,
      snippet,
      origin,
      maxWidth: pixels(maxwidth),
      maxHeight: pixels(maxheight),
    })
    // The owner of a snippet may stop sharing at any time.
    context.header('cache-control', cacheControlOf(address, snippet ? 0 : answer.cache_age))
    context.header('cross-origin-resource-policy', 'cross-origin')
    if (format === 'json') return context.json(answer)
    return context.body(oembedXml(answer), 200, { 'content-type': 'text/xml; charset=utf-8' })
  })
}

/** Returns the snippet if it is public and may be embedded. */
async function findSnippet(services: OembedServices, id: string): Promise<SpokenSnippet | null> {
  try {
    const { snippet } = await getSnippet(services, id, null)
    return snippet.voice_snippet_forbids?.includes('embed') ? null : snippet
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** Parses a maximum size; anything but a positive number means no limit. */
function pixels(asked: string | undefined): number {
  const size = Math.floor(Number(asked))
  return size > 0 ? size : Infinity
}

function notEmbeddable(context: Context<AppEnv>): ApiError {
  const url = context.req.query('url')
  return new ApiError(
    'not_found',
    url ? `There is no player for ${url}.` : 'The parameter `url` is missing. Send the address of a voice page.',
  )
}
