import { createHash } from 'node:crypto'
import type { Voice } from '@voice-rankings/contract'
import type { Node } from '@takumi-rs/helpers'
import type { Context, Hono } from 'hono'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { requestAddress } from '../../kernel/http/clientAddress.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { getSnippet } from '../snippets/snippetStore.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import { getVoice } from '../voices/getVoice.ts'
import { createPainter } from './painter.ts'
import { sitePicture, snippetPicture, voicePicture } from './pictures.ts'

interface PictureServices {
  readonly database: Database
  readonly speech: Pick<SpeechService, 'engines'>
  readonly snippetAccess: SnippetAccess
}

export interface OpenGraphOptions {
  /** Undefined until the database is open. */
  services: PictureServices | undefined
  trustedProxies: TrustedProxies
}

/** Limit of rendered images per network; cached ones are not counted. */
const PICTURES: Limit = { name: 'picture', points: 300, durationMs: 60_000 }

/** Maximum number of cached images of about 40 kB. */
const MAX_CACHED = 200

/** Short, as a voice may be measured again, and a snippet may no longer be shared. */
const CACHING = {
  voice: 'public, max-age=3600, stale-while-revalidate=86400',
  // Caches ask each time, as the owner may stop sharing at any time.
  snippet: 'public, no-cache',
} as const

/** Serves Open Graph images, rendered on demand and cached by content. */
export function serveOpenGraph(app: Hono<AppEnv>, { services, trustedProxies }: OpenGraphOptions): void {
  const paint = createPainter()
  const drawn = new Map<string, Uint8Array>()
  const flights = createSingleFlight<Uint8Array>()
  const countPicture = createThrottle(
    PICTURES,
    'Too many pictures requested from your network. Wait a minute and try again.',
  )

  async function pngOf(etag: string, picture: Node, context: Context<AppEnv>): Promise<Uint8Array> {
    const cached = drawn.get(etag)
    if (cached) return cached
    await countPicture(requestAddress(context, trustedProxies))
    const { result } = await flights.run(etag, context.req.raw.signal, () => paint(picture))
    drawn.set(etag, result)
    const [oldest] = drawn.keys()
    if (drawn.size > MAX_CACHED && oldest !== undefined) drawn.delete(oldest)
    return result
  }

  async function answer(
    context: Context<AppEnv>,
    picture: Node,
    caching: keyof typeof CACHING = 'voice',
  ): Promise<Response> {
    const etag = `"${createHash('sha256').update(JSON.stringify(picture)).digest('base64url')}"`
    context.header('etag', etag)
    context.header('cache-control', CACHING[caching])
    context.header('cross-origin-resource-policy', 'cross-origin')
    if (context.req.header('if-none-match')?.includes(etag) === true) return context.body(null, 304)
    const png = await pngOf(etag, picture, context)
    return context.body(png.slice().buffer, 200, { 'content-type': 'image/png' })
  }

  const open = () => {
    if (!services) throw starting()
    return services
  }
  const provider = (voice: Pick<Voice, 'voice_service'>) =>
    open().speech.engines.find(({ id }) => id === voice.voice_service)?.name ?? voice.voice_service

  app.get('/og/site.png', (context) => answer(context, sitePicture()))

  app.get('/og/voice/:service/:gender/:file{.+\\.png}', async (context) => {
    const { service, gender, file } = context.req.param()
    if (gender !== 'female' && gender !== 'male') throw noSuchPicture(context)
    const voice_speaker_id = file.slice(0, -'.png'.length)
    const path = { voice_service: service, voice_gender: gender, voice_speaker_id } as const
    const { voice } = await getVoice(open().database, path, null)
    return answer(context, voicePicture(voice, provider(voice)))
  })

  app.get('/og/snippet/:file{[A-Za-z0-9_-]+\\.png}', async (context) => {
    // As an anonymous client, so that only public snippets are found.
    const { snippet } = await getSnippet(open(), context.req.param('file').slice(0, -'.png'.length), null)
    const { voice } = await getVoice(open().database, snippet, null)
    return answer(context, snippetPicture(snippet, voice, provider(voice)), 'snippet')
  })
}

function noSuchPicture(context: Context): ApiError {
  return new ApiError('not_found', `There is no picture ${context.req.path}.`)
}
