import type {
  Api,
  CallName,
  CallOutput,
  ShareKind,
  ShareVisibility,
  SpeechResponse,
  WorkSpeech,
} from '@voice-rankings/contract'
import { callsByName } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { shareLinks } from '../../../kernel/database/shareTables.ts'
import { signIn } from '../../../testing/signIn.ts'
import { call } from '../../../testing/startTestServer.ts'

export const ANNA = 'flite-slt--anna'

/** Something that a person of the tests shares. */
export interface Target {
  readonly share_kind: ShareKind
  readonly target_id: string
}

/** Path of a snippet's audio, with an `access` parameter, or none for an empty one. */
export const fileOf = (id: string, access: string) => `/snippets/snippet-${id}.mp3${access && `?access=${access}`}`
const audioKey = (id: string) => ({
  bucket: 'summme-tts',
  key: `snippets/snippet-${id}.mp3`,
  outputFormat: 'wav',
})
const withAccess = (access: string) => (access ? { access } : {})

/** People who share, and strangers. */
export function createSharers(server: () => RunningServer) {
  let count = 0
  /** Actions of one person, without a session for a stranger. `url`: another server on the same database. */
  function person(headers: Record<string, string> = {}) {
    const ask = <Body = unknown>(name: CallName, path: string, json?: object) =>
      call<Body>(server().url + path, { method: callsByName[name].method, headers, ...(json && { json }) })
    const post = <Body = unknown>(name: CallName, json: object) => ask<Body>(name, callsByName[name].path, json)
    /** A call about a work, whose id is in the path. */
    const toWork = <Body = unknown>(name: CallName, id: string, json?: object, query = '') =>
      ask<Body>(name, callsByName[name].path.replace('{work_id}', id).replace('{sentence_index}', '0') + query, json)
    return {
      headers,
      post,
      ask,
      toWork,
      update: (target: object, change: object) => post('shares.update', { ...target, ...change }),
      settings: ({ share_kind, target_id }: Target) =>
        ask('shares.get', `/api/v1/shares/settings?share_kind=${share_kind}&target_id=${target_id}`),
      open: (token: string, url = server().url) =>
        call<CallOutput<Api['shares']['open']>>(`${url}/api/v1/shares/open/${token}`, { headers }),
      hear: (path: string, more: Record<string, string> = {}, url = server().url) =>
        fetch(url + path, { headers: { ...headers, ...more } }),
      collection: (id: string) => ask('collections.get', `/api/v1/collections/get/${id}`),
      convert: (id: string, access?: string) => post('downloads.convert', { ...audioKey(id), access }),
      playlist: (id: string, access = '') =>
        ask<CallOutput<Api['playlists']['get']>>(
          'playlists.get',
          `/api/v1/playlists/get/${id}${access && `?access=${access}`}`,
        ),
      work: (id: string, access = '') =>
        toWork<CallOutput<Api['works']['get']>>('works.get', id, undefined, access && `?access=${access}`),
      sentence: (id: string, access = '', work_revision = 1) =>
        toWork<WorkSpeech>('works.sentence', id, { work_revision, ...withAccess(access) }),
    }
  }
  type Person = ReturnType<typeof person>

  async function newSnippet(owner: Person, shareSnippet = false) {
    const json = { voice_id: ANNA, text: `Shared text ${(count += 1)}`, shareSnippet }
    const { body } = await call<SpeechResponse>(`${server().url}/api/v1/voice/speech`, { headers: owner.headers, json })
    return { share_kind: 'snippet', target_id: body.voice_snippet_id } as const
  }
  async function newCollection(owner: Person) {
    const { body } = await owner.post<CallOutput<Api['collections']['create']>>('collections.create', {
      collection_name: `Voices ${(count += 1)}`,
    })
    const { collection_id } = body.collection
    await owner.post('collections.add', { collection_id, voice_id: ANNA })
    return { share_kind: 'collection', target_id: collection_id } as const
  }
  /** A playlist with a sample, and the given snippets. */
  async function newPlaylist(owner: Person, snippets: readonly string[] = []) {
    const { body } = await owner.post<CallOutput<Api['playlists']['create']>>('playlists.create', {
      playlist_name: `Reading ${(count += 1)}`,
    })
    const { playlist_id } = body.playlist
    await owner.post('playlists.add', { playlist_id, item: { kind: 'voice', voice_id: ANNA } })
    for (const voice_snippet_id of snippets) {
      await owner.post('playlists.add', { playlist_id, item: { kind: 'snippet', voice_snippet_id } })
    }
    return { share_kind: 'playlist', target_id: playlist_id } as const
  }
  /** A work of two sentences, of which the first is spoken. */
  async function newWork(owner: Person) {
    const text = `The river ${(count += 1)} ran. It was cold.`
    const { body } = await owner.post<CallOutput<Api['works']['create']>>('works.create', { voice_id: ANNA, text })
    const target_id = body.work.work_id
    await owner.sentence(target_id)
    return { share_kind: 'work', target_id } as const
  }
  async function newLink(owner: Person, { share_kind, target_id }: Target, expires_at: string | null = null) {
    const made = await owner.post<CallOutput<Api['shares']['createLink']>>('shares.createLink', {
      share_kind,
      target_id,
      expires_at,
    })
    expect(made.status).toBe(200)
    const { share_token, share_link } = made.body
    return { token: share_token, link_id: share_link.link_id }
  }
  /** An unlisted target with a link. */
  async function linked<Of extends Target>(owner: Person, target: Of) {
    await owner.update(target, { share_visibility: 'unlisted' satisfies ShareVisibility })
    return { ...target, ...(await newLink(owner, target)) }
  }

  return {
    stranger: person(),
    person,
    newPerson: async () => person((await signIn(server(), { total_credits: 100_000 })).headers),
    /** A visitor with a device, without a user. */
    async newDevice() {
      const origin = server().url
      const json = { playlist_name: `Of a device ${(count += 1)}` }
      const { headers } = await call(`${origin}/api/v1/playlists/create`, { json, headers: { origin } })
      const cookie = headers.getSetCookie().map((set) => set.split(';', 1)[0])
      return person({ origin, cookie: cookie.join('; ') })
    },
    newSnippet,
    newCollection,
    newPlaylist,
    newWork,
    newLink,
    linked,
    linkedSnippet: async (owner: Person) => linked(owner, await newSnippet(owner)),
    /** Address of the audio of a snippet by a link. */
    async audioOf(token: string) {
      const { body } = await person().open(token)
      return body.snippet?.voice_snippet_audio_url ?? expect.fail('the link opens no snippet')
    },
    /** Ends a link now. */
    async end(linkId: string) {
      const { database } = await server().services
      await database.queries
        .update(shareLinks)
        .set({ expires_at: new Date(0) })
        .where(eq(shareLinks.link_id, linkId))
    },
  }
}

/** One person of {@link createSharers}. */
export type Sharer = ReturnType<ReturnType<typeof createSharers>['person']>
