import { snippetKey, type SpeechResponse, type Work, type WorkSpeech } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { creditEntries } from '../../kernel/database/accountTables.ts'
import { removedSnippets } from '../../kernel/database/shareTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { removeUnusedSpeech } from '../works/removeUnusedSpeech.ts'
import { forgetRemoved } from './removeSnippet.ts'

onEachPlace('deletion of a snippet', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  type Headers = Record<string, string>
  async function speak(headers: Headers, text: string, shareSnippet = true) {
    const json = { voice_id: 'flite-slt--anna', text, shareSnippet }
    return (await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, { headers, json })).body
  }
  const change = (headers: Headers, what: 'delete' | 'restore', voice_snippet_id: string) =>
    call(`${server.url}/api/v1/voice/${what}-snippet`, {
      headers: { ...headers, origin: server.url },
      json: { voice_snippet_id },
    })
  const statuses = async (headers: Headers, { voice_snippet_id, voice_snippet_audio_url }: SpeechResponse) => [
    (await call(`${server.url}/api/v1/voice/snippet/${voice_snippet_id}`, { headers })).status,
    (await fetch(server.url + voice_snippet_audio_url, { headers })).status,
  ]

  it.each([true, false])(
    'closes page and audio at once and opens them again when undone, shared: %s',
    async (shared) => {
      const { headers } = await signIn(server)
      const spoken = await speak(headers, `Deleted and restored ${shared}`, shared)
      expect((await change(headers, 'delete', spoken.voice_snippet_id)).status).toBe(200)
      expect(await statuses(headers, spoken)).toEqual([404, 404])
      expect((await change(headers, 'restore', spoken.voice_snippet_id)).status).toBe(200)
      const { body } = await call(`${server.url}/api/v1/voice/snippet/${spoken.voice_snippet_id}`, { headers })
      expect(body).toMatchObject({ snippet: { voice_snippet_shared: shared } })
    },
  )

  it('leaves the snippet to its other owner', async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const spoken = await speak(ann.headers, 'Of two people')
    expect((await speak(bob.headers, 'Of two people')).voice_snippet_id).toBe(spoken.voice_snippet_id)
    await change(ann.headers, 'delete', spoken.voice_snippet_id)
    expect(await statuses({}, spoken)).toEqual([200, 200])
    const { body } = await call(`${server.url}/api/v1/voice/get-snippets`, { headers: ann.headers })
    expect(body).toMatchObject({ snippets: [] })
  })

  it('frees the text, which is generated anew', async () => {
    const { headers } = await signIn(server)
    const spoken = await speak(headers, 'Said anew')
    await change(headers, 'delete', spoken.voice_snippet_id)
    const again = await speak(headers, 'Said anew')
    expect([again.is_duplicate, again.voice_snippet_id === spoken.voice_snippet_id]).toEqual([false, false])
  })

  it('answers 404 when the snippet is deleted already', async () => {
    const { headers } = await signIn(server)
    const { voice_snippet_id } = await speak(headers, 'Deleted twice')
    await change(headers, 'delete', voice_snippet_id)
    expect((await change(headers, 'delete', voice_snippet_id)).status).toBe(404)
  })

  it('is final after the undo time, and removes the audio', async () => {
    const { headers } = await signIn(server)
    const [gone, kept] = [await speak(headers, 'Gone for ever'), await speak(headers, 'Not for ever')]
    for (const { voice_snippet_id } of [gone, kept]) await change(headers, 'delete', voice_snippet_id)
    const { database, store } = await server.services
    await database.queries
      .update(removedSnippets)
      .set({ removed_at: new Date(Date.now() - 11 * 60_000) })
      .where(eq(removedSnippets.voice_snippet_id, gone.voice_snippet_id))
    await forgetRemoved(database)
    await removeUnusedSpeech(database, store)
    const files = [gone, kept].map(({ voice_snippet_id: id }) => store.stat(snippetKey(id)))
    expect((await Promise.all(files)).map(Boolean)).toEqual([false, true])
    expect((await change(headers, 'restore', gone.voice_snippet_id)).status).toBe(404)
    expect((await change(headers, 'restore', kept.voice_snippet_id)).status).toBe(200)
  })

  it('leaves the payment as it is', async () => {
    const { headers, user } = await signIn(server)
    const { database } = await server.services
    const ledger = () => database.queries.select().from(creditEntries).where(eq(creditEntries.user_id, user.user_id))
    const spoken = await speak(headers, 'Paid for')
    const paid = await ledger()
    expect(paid).not.toEqual([])
    await change(headers, 'delete', spoken.voice_snippet_id)
    await change(headers, 'restore', spoken.voice_snippet_id)
    expect(await ledger()).toEqual(paid)
  })

  it('takes no sentence from a long text', async () => {
    const { headers } = await signIn(server)
    const json = { voice_id: 'flite-slt--anna', text: 'In both.' }
    const { work } = (await call<{ work: Work }>(`${server.url}/api/v1/works`, { headers, json })).body
    const sentence = `${server.url}/api/v1/works/${work.work_id}/sentences/0`
    const hear = () => call<WorkSpeech>(sentence, { headers, json: { work_revision: work.work_revision } })
    await hear()
    const spoken = await speak(headers, 'In both.', false)
    await change(headers, 'delete', spoken.voice_snippet_id)
    const { body } = await hear()
    expect([body.is_duplicate, (await fetch(server.url + body.audio_url)).status]).toEqual([true, 200])
  })
})
