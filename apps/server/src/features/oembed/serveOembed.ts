import type { SpokenSnippet } from '@voice-rankings/contract'
import type { Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { cachingOf, originOf, type OwnAddress } from '../../kernel/http/ownAddress.ts'
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

/** Where others ask how to embed a page of the site. */
const OEMBED_PATH = '/oembed'

/**
 * Tells others how to embed the page of a voice, or what a frame shows of it: `/oembed?url=…` with `format` (json or xml), `maxwidth` and `maxheight`. The link to a
 * snippet that not everybody may hear stays a link: the answer is 404, as for one that is not there.
 */
export function serveOembed(app: Hono<AppEnv>, { services, ...address }: OembedEndpointOptions): void {
  app.use(OEMBED_PATH, cors({ origin: '*' }))
  app.get(OEMBED_PATH, async (context) => {
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query()
    // The status that oEmbed asks for is in no list of the API's errors.
    if (format !== 'json' && format !== 'xml') {
      return context.json({ message: `There is no format "${format}". Ask for json or xml.` }, 501)
    }
    if (!services) throw starting()
    const origin = originOf(context, address)
    const page = embeddedPage(url, origin)
    if (!page) throw notEmbeddable(context)
    const snippet = page.snippetId === null ? null : await findSnippet(services, page.snippetId)
    const path = page.path ?? snippet
    if (!path) throw notEmbeddable(context)
    const { voice } = await getVoice(services.database, path, null)
    // Who pasted the link means what is said there. oEmbed has a status for what is private (401), by which others would learn of it.
    if (page.snippetId !== null && snippet?.voice_id !== voice.voice_id) throw notEmbeddable(context)
    const answer = oembedAnswer({
      voice,
      snippet,
      origin,
      maxWidth: pixels(maxwidth),
      maxHeight: pixels(maxheight),
    })
    context.header('cache-control', cachingOf(address, answer.cache_age))
    context.header('cross-origin-resource-policy', 'cross-origin')
    if (format === 'json') return context.json(answer)
    return context.body(oembedXml(answer), 200, { 'content-type': 'text/xml; charset=utf-8' })
  })
}

/** The snippet, if everybody may hear it. */
async function findSnippet(services: OembedServices, id: string): Promise<SpokenSnippet | null> {
  try {
    return (await getSnippet(services, id, null)).snippet
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** A size that was asked for; what is no positive number asks for nothing. */
function pixels(asked: string | undefined): number {
  const size = Math.floor(Number(asked))
  return size > 0 ? size : Infinity
}

function notEmbeddable(context: Context<AppEnv>): ApiError {
  const url = context.req.query('url')
  return new ApiError(
    'not_found',
    url ? `There is nothing to embed at ${url}.` : 'Say in `url` what is to be embedded.',
  )
}
