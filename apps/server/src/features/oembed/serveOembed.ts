import type { Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { cacheControlOf, originOf, type OwnAddress } from '../../kernel/http/ownAddress.ts'
import { embeddedPage } from './embeddedPage.ts'
import { framedSubject, type FramedServices } from './framedSubject.ts'
import { oembedAnswer, oembedXml } from './oembedAnswer.ts'

export interface OembedEndpointOptions extends OwnAddress {
  /** Undefined until the database is open. */
  services: FramedServices | undefined
}

/** Path of the oEmbed endpoint. */
const OEMBED_PATH = '/oembed'

/**
 * Serves oEmbed for pages of voices, snippets and playlists, framed or not, and for share links of playlists: `/oembed?url=…`
 * with `format` (json or xml), `maxwidth` and `maxheight`. What is not public, or not allowed on other sites, answers 404, like
 * something missing.
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
    const subject = page && (await framedSubject(services, page))
    if (!subject) throw notEmbeddable(context)
    const answer = oembedAnswer({ subject, origin, maxWidth: pixels(maxwidth), maxHeight: pixels(maxheight) })
    context.header('cache-control', cacheControlOf(address, subject.isRevocable ? 0 : answer.cache_age))
    context.header('cross-origin-resource-policy', 'cross-origin')
    if (format === 'json') return context.json(answer)
    return context.body(oembedXml(answer), 200, { 'content-type': 'text/xml; charset=utf-8' })
  })
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
    url
      ? `There is no player for ${url}.`
      : 'The parameter `url` is missing. Send the address of a voice, snippet or playlist.',
  )
}
