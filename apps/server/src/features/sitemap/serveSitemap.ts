import { voicePath } from '@voice-rankings/contract'
import { asc, count, eq, max } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { cacheControlOf, originOf, type OwnAddress } from '../../kernel/http/ownAddress.ts'
import { indexXml, pagesXml, SITEMAP_LIMIT, type SitemapEntry } from './sitemap.ts'

export interface SitemapOptions extends OwnAddress {
  /** Undefined until the database is open. */
  services: { readonly database: Database } | undefined
  /** Reads the paths of the pages other than voices. */
  readPaths: () => Promise<readonly string[]>
  /** Maximum number of addresses per file. Default: {@link SITEMAP_LIMIT}. */
  limit?: number
}

const CACHE_SECONDS = 3600

/** Paths disallowed for robots: API calls and personal pages. */
const PRIVATE = ['/api/', '/app/', '/login', '/special', '/share/settings/']

/** Serves `/robots.txt` and the sitemap of all pages, split into several files when it is too long. */
export function serveSitemap(
  app: Hono<AppEnv>,
  { services, readPaths, limit = SITEMAP_LIMIT, ...address }: SitemapOptions,
): void {
  const headers = { 'cache-control': cacheControlOf(address, CACHE_SECONDS) }
  const answer = (context: Context, xml: string) =>
    context.body(xml, 200, { ...headers, 'content-type': 'application/xml; charset=utf-8' })
  app.use('/robots.txt', etag())
  app.use('/:sitemap{sitemap(-\\d+)?\\.xml}', etag())

  app.get('/robots.txt', (context) => {
    const rules = ['User-agent: *', 'Allow: /api/v1/docs', ...PRIVATE.map((path) => `Disallow: ${path}`)]
    return context.text(
      [...rules, '', `Sitemap: ${originOf(context, address)}/sitemap.xml`, ''].join('\n'),
      200,
      headers,
    )
  })

  const openDatabase = (): Database => {
    if (!services) throw starting()
    return services.database
  }

  app.get('/sitemap.xml', async (context) => {
    const database = openDatabase()
    const origin = originOf(context, address)
    const paths = await readPaths()
    const { total, changed } = await readSize(database)
    const files = Math.ceil((paths.length + total) / limit)
    if (files <= 1) return answer(context, pagesXml(await readPages(database, { origin, paths, offset: 0, limit })))
    const entries = Array.from({ length: files }, (_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml`, changed }))
    return answer(context, indexXml(entries))
  })

  app.get('/:sitemap{sitemap-[1-9]\\d{0,4}\\.xml}', async (context) => {
    const at = Number(/\d+/.exec(context.req.param('sitemap'))?.[0]) - 1
    const origin = originOf(context, address)
    const paths = await readPaths()
    const pages = await readPages(openDatabase(), { origin, paths, offset: at * limit, limit })
    return pages.length === 0 ? context.notFound() : answer(context, pagesXml(pages))
  })
}

async function readSize({ queries }: Database): Promise<{ total: number; changed: Date | null }> {
  const [row] = await queries
    .select({ total: count(), changed: max(voices.measured_at) })
    .from(voices)
    .where(eq(voices.listed, true))
  return row ?? { total: 0, changed: null }
}

interface PageRange {
  origin: string
  paths: readonly string[]
  offset: number
  limit: number
}

/** Reads a range of the pages, those other than voices first. */
async function readPages({ queries }: Database, { origin, paths, offset, limit }: PageRange): Promise<SitemapEntry[]> {
  const fixed = paths.slice(offset, offset + limit).map((path) => ({ url: origin + path, changed: null }))
  const rows = await queries
    .select({
      voice_service: voices.voice_service,
      voice_gender: voices.voice_gender,
      voice_speaker_id: voices.voice_speaker_id,
      changed: voices.measured_at,
    })
    .from(voices)
    .where(eq(voices.listed, true))
    .orderBy(asc(voices.position), asc(voices.voice_id))
    .limit(limit - fixed.length)
    .offset(Math.max(0, offset - paths.length))
  return [...fixed, ...rows.map((voice) => ({ url: origin + voicePath(voice), changed: voice.changed }))]
}
