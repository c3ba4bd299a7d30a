import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CallOutput,
  getSnippets,
  listCollections,
  SpeechResponse,
  userStatus,
  VoiceSearchResult,
} from '@voice-rankings/contract'
import { createVisitor } from '../visitor.ts'
import { type Connection, type Sent, send } from './send.ts'

/** Voices used for speech, favourites, ratings and collections. */
const VOICES = ['flite-slt--base', 'flite-rms--base']

/** A text that was sent, and its known state. */
interface WrittenText {
  readonly text: string
  /** Undefined until the server confirmed that it is stored. */
  id?: string
  audioUrl?: string
  /** The server reported it as generated before. */
  isDuplicate?: boolean
  /** Number of times that its audio may have been generated for a client upload and got lost. */
  lostUploads: number
}

/** Data written by one user. */
export interface Written {
  readonly email: string
  readonly texts: readonly WrittenText[]
  /** Confirmed stars by rated text. */
  readonly ratings: ReadonlyMap<string, number>
}

/** A user who writes sequentially, and knows which writes were confirmed and which may have happened. */
export interface Writer {
  /** Writes one thing; resolves to true when the server confirmed it. */
  write(server: Connection): Promise<boolean>
  /** Lists lost or unexpected data; empty when everything is consistent. */
  missing(server: Connection): Promise<string[]>
  written(): Written
}

/** Signs up a user; `random` decides what they write. */
export async function createWriter(server: Connection, number: number, random: () => number): Promise<Writer> {
  const email = `${randomUUID()}@example.com`
  const visitor = createVisitor(server.url)
  const network = { 'x-forwarded-for': `10.20.0.${number}` }
  await visitor.submit(
    '/api/v1/login',
    { intent: 'create', email, password: 'correct horse battery' },
    { ...network, origin: server.url },
  )
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const ask = <Body>(at: Connection, sent: Sent) => send<Body>(at, { ...sent, headers: { ...network, cookie } })

  /** Repeats a request while the server answers with a retryable error. */
  async function insist<Body>(at: Connection, path: string): Promise<Body | undefined> {
    for (let tries = 0; tries < 40; tries += 1) {
      const body = await ask<Body>(at, { path })
      if (body) return body
      await sleep(250)
    }
    return undefined
  }

  const texts: WrittenText[] = []
  const ratings = new Map<string, number>()
  const collections = new Set<string>()
  const favorites = new Map<string, boolean>()
  const heardOnce = new Set<string>()
  let username: string | undefined
  /** Writes in progress when the server ended: they may have happened. */
  let perhaps: { username?: string; collection?: string; favorite?: string; text?: WrittenText } = {}
  let count = 0

  async function speak(at: Connection): Promise<boolean> {
    // Repeats a text without an answer. Each text has a different length, by which the ledger identifies it.
    const known = perhaps.text
    const asked = known ?? { text: `Writer ${number} says`.padEnd(20 + texts.length, ' o') + '.', lostUploads: 0 }
    if (!known) texts.push(asked)
    perhaps.text = asked
    const json = { voice_id: VOICES[0], text: asked.text, shareSnippet: number % 2 === 0 }
    const body = await ask<SpeechResponse>(at, { method: 'POST', path: '/api/v1/voice/speech', json })
    if (!body) {
      if (at.isClientUpload) asked.lostUploads += 1
      return false
    }
    delete perhaps.text
    asked.isDuplicate = body.is_duplicate
    if (body.audio === null) {
      Object.assign(asked, { id: body.voice_snippet_id, audioUrl: body.voice_snippet_audio_url })
      return true
    }
    return upload(at, asked, body)
  }

  /** Uploads the requested audio, for `SNIPPET_UPLOAD=client`. */
  async function upload(at: Connection, asked: WrittenText, speech: SpeechResponse): Promise<boolean> {
    const id = speech.voice_snippet_id
    const file = { directory: 'snippets', fileName: `snippet-${id}`, fileType: 'audio/mpeg' }
    const place = await ask<{ presignedUrl: string; fileUrl: string }>(at, {
      method: 'POST',
      path: '/api/v1/upload/presigned-url',
      json: file,
    })
    if (!place) return false
    const bytes = new Uint8Array(Buffer.from(speech.audio ?? '', 'base64'))
    if (!(await ask(at, { method: 'PUT', path: place.presignedUrl, bytes }))) return false
    Object.assign(asked, { id, audioUrl: place.fileUrl })
    return true
  }

  async function rate(at: Connection): Promise<boolean> {
    const heard = texts.findLast(({ id }) => id !== undefined)
    if (!heard) return speak(at)
    const about = { voice_id: VOICES[0], voice_snippet_id: heard.id }
    const given = await ask<{ rating_token: string }>(at, {
      method: 'POST',
      path: '/api/v1/voice/rating-token',
      json: about,
    })
    if (!given) return false
    const stars = 1 + Math.floor(random() * 5)
    // Until the answer arrives, either rating may be stored.
    ratings.delete(heard.text)
    const json = { ...given, voice_id: VOICES[0], voice_text: heard.text, vote_value: stars }
    if (!(await ask(at, { method: 'POST', path: '/api/v1/voice/save_rating', json }))) return false
    ratings.set(heard.text, stars)
    return true
  }

  async function setFavorite(at: Connection): Promise<boolean> {
    const voice_id = VOICES[Math.floor(random() * VOICES.length)] ?? ''
    const wanted = !favorites.get(voice_id)
    perhaps.favorite = voice_id
    const json = { voice_id, voice_favorite_id: wanted ? null : 'any' }
    if (!(await ask(at, { method: 'PUT', path: '/api/v1/voice/favorite', json }))) return false
    delete perhaps.favorite
    favorites.set(voice_id, wanted)
    return true
  }

  async function collect(at: Connection): Promise<boolean> {
    const name = `Collection ${(count += 1)}`
    perhaps.collection = name
    const json = { collection_name: name }
    if (!(await ask(at, { method: 'POST', path: '/api/v1/collections/create', json }))) return false
    delete perhaps.collection
    collections.add(name)
    return true
  }

  async function rename(at: Connection): Promise<boolean> {
    const name = `writer-${number}-${(count += 1)}`
    perhaps.username = name
    if (!(await ask(at, { method: 'POST', path: '/api/v1/user/change-username', json: { username: name } })))
      return false
    delete perhaps.username
    username = name
    return true
  }

  const MIX = [speak, speak, speak, speak, rate, rate, setFavorite, setFavorite, collect, rename]

  return {
    write: (at) => (MIX[Math.floor(random() * MIX.length)] ?? speak)(at),

    async missing(at) {
      const [status, listed, found, heard] = await Promise.all([
        insist<CallOutput<typeof userStatus>>(at, '/api/v1/user/status'),
        insist<CallOutput<typeof listCollections>>(at, '/api/v1/collections/list'),
        insist<VoiceSearchResult>(at, '/api/v1/voice/search?limit=50'),
        insist<CallOutput<typeof getSnippets>>(at, '/api/v1/voice/get-snippets'),
      ])
      const lost: string[] = []
      const note = (isRight: boolean, what: string) => isRight || lost.push(`writer ${number}: ${what}`)

      // Missing answers are reported separately, since they look like lost data.
      const answers = { status, listed, found, heard }
      const silent = Object.entries(answers).flatMap(([call, answer]) => (answer ? [] : [call]))
      if (silent.length > 0) return [`writer ${number}: no answer about ${silent.join(', ')}`]

      const named = status?.user?.username
      note(
        named !== undefined && (username === undefined || [username, perhaps.username].includes(named)),
        'their name',
      )
      username = named

      const names = new Set(listed?.collections.map(({ collection_name }) => collection_name))
      for (const name of collections) note(names.has(name), `the collection ${name}`)
      for (const name of names) note(collections.has(name) || name === perhaps.collection, `made up ${name}`)
      for (const name of names) collections.add(name)

      for (const [voice, isFavorite] of favorites) {
        const is = found?.voices.some((one) => one.voice_id === voice && one.voice_favorite_id !== null) ?? false
        note(is === isFavorite || voice === perhaps.favorite, `the favourite ${voice}`)
        favorites.set(voice, is)
      }

      const ids = new Set(
        heard?.snippets.flatMap(({ voice_variants }) => voice_variants.map((one) => one.voice_snippet_id)),
      )
      for (const { id, text } of texts) note(id === undefined || ids.has(id), `the snippet ${id} of "${text}"`)
      // Each audio is requested once; the files themselves are checked at the end.
      for (const id of [...ids].filter((each) => !heardOnce.has(each))) {
        heardOnce.add(id)
        const audio = await ask(at, { path: `/snippets/snippet-${id}.mp3`, isAudio: true })
        note(audio !== undefined, `the audio of ${id}`)
      }
      perhaps = { ...(perhaps.text && { text: perhaps.text }) }
      return lost
    },

    written: () => ({ email, texts, ratings }),
  }
}
