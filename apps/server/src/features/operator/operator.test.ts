import { type Api, api, type CallOutput, callsByName, type SpeechResponse } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { users } from '../../kernel/database/accountTables.ts'
import { blindVotes } from '../../kernel/database/blindTables.ts'
import { driftChanges } from '../../kernel/database/driftTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { addToCounts } from '../blind/changeVotes.ts'
import { decideVotes } from '../blind/decideVotes.ts'

type Operator = Api['operator']
type Headers = Record<string, string>

/** Answer of an address without a call. */
const NO_CALL = 'There is no such call. See /api/v1/docs.'

const ANNA = 'flite-slt--anna'
const CALLS = Object.keys(api.operator) as (keyof Operator)[]

/** Bodies of the calls that change something. */
const BODIES: Partial<Record<keyof Operator, object>> = {
  decideVotes: { excluded: true, reason: 'A script.', voice_id: ANNA },
  decideSnippet: { voice_snippet_id: 'none', is_hidden: true, reason: 'An insult.' },
  checkDrift: { voice_id: 'flite-nobody' },
}

onEachPlace("the operator's calls", (place) => {
  let server: RunningServer
  let operator: Headers
  let user: Headers
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
    operator = (await signIn(server, { is_operator: true })).headers
    user = (await signIn(server)).headers
  })
  afterAll(() => server.close())

  function ask<Name extends keyof Operator>(name: Name, json?: object, { search = '', headers = operator } = {}) {
    const { path, method } = callsByName[`operator.${name}`]
    return call<CallOutput<Operator[Name]>>(server.url + path + search, { method, headers, json })
  }

  const profile = async (headers: Headers) =>
    (await call<CallOutput<Api['account']['status']>>(`${server.url}/api/v1/user/status`, { headers })).body.user

  /** Voices of the ranking with score and votes. */
  const table = async () => {
    const { body } = await call<CallOutput<Api['blind']['leaderboard']>>(`${server.url}/api/v1/blind/leaderboard`)
    return body.rows.map(({ voice, blind_score }) => [voice.voice_id, blind_score.score, blind_score.vote_count])
  }

  describe('are refused', () => {
    it.each(CALLS)('operator.%s, to visitors and other users', async (name) => {
      for (const headers of [{ origin: server.url }, user]) {
        const { status, body } = await ask(name, BODIES[name], { headers })
        expect([status, body]).toEqual([404, expect.objectContaining({ message: NO_CALL })])
      }
    })

    it.each(Object.keys(BODIES) as (keyof Operator)[])('operator.%s, to pages of other sites', async (name) => {
      const headers = { ...operator, origin: 'https://evil.example' }
      expect((await ask(name, BODIES[name], { headers })).status).toBe(403)
    })

    it('as soon as the role was revoked', async () => {
      const { database } = await server.services
      const once = await signIn(server, { is_operator: true })
      expect((await ask('engines', undefined, { headers: once.headers })).status).toBe(200)
      await database.queries.update(users).set({ is_operator: false }).where(eq(users.user_id, once.user.user_id))
      expect((await ask('engines', undefined, { headers: once.headers })).status).toBe(404)
    })
  })

  it('the role is told to the operator only', async () => {
    expect((await profile(operator))?.is_operator).toBe(true)
    expect(await profile(user)).not.toHaveProperty('is_operator')
  })

  describe('about votes', () => {
    beforeAll(async () => {
      const { database } = await server.services
      const vote = {
        round_id: 'r',
        language_code: 'en',
        blind_use: 'news',
        left_voice_id: ANNA,
        right_voice_id: 'flite-slt--carla',
        weight: 1,
      } as const
      const rows = ['crowd', 'crowd', 'crowd', 'fan'].map(
        (voter_key) =>
          ({ ...vote, voter_key, network_key: 'n', blind_choice: voter_key === 'fan' ? 'right' : 'left' }) as const,
      )
      const stored = await database.queries.insert(blindVotes).values(rows).returning()
      // Counts the votes, which were inserted without the blind test.
      const ids = stored.map(({ vote_id }) => vote_id)
      await database.queries.transaction((transaction) => addToCounts(transaction, ids, 1))
      await decideVotes(database, [], { excluded: true, reason: 'none' })
    })

    it('leave out the votes of a voter, which the ranking shows at once, and restore exactly those', async () => {
      const before = await table()
      expect(before.map(([, , count]) => count)).toEqual([4, 4])
      const own = (await ask('votes', undefined, { search: '?voter_key=fan' })).body.votes.map((one) => one.vote_id)
      await ask('decideVotes', { excluded: true, reason: 'A mistake.', vote_ids: own })
      const left = await ask('decideVotes', { excluded: true, reason: 'One person.', network_key: 'n' })
      expect([left.body.vote_ids.length, left.body.matched_count]).toEqual([3, 4])
      expect(await table()).toEqual([])
      const listed = await ask('votes', undefined, { search: '?excluded_only=true&voter_key=crowd' })
      expect(listed.body.votes.map((one) => [one.excluded_by, one.decision_reason])).toEqual(
        Array.from({ length: 3 }, () => ['operator', 'One person.']),
      )
      const other = await ask('votes', undefined, { search: '?voter_key=fan' })
      expect(other.body.votes.map((one) => one.decision_reason)).toEqual(['A mistake.'])
      await ask('decideVotes', { excluded: false, reason: 'Undone.', vote_ids: left.body.vote_ids })
      expect((await ask('votes', undefined, { search: '?excluded_only=true' })).body.votes).toHaveLength(1)
      await ask('decideVotes', { excluded: false, reason: 'Undone.', vote_ids: own })
      expect(await table()).toEqual(before)
    })

    it('publish each decision with its reason', async () => {
      const { body } = await call<CallOutput<Api['blind']['exclusions']>>(`${server.url}/api/v1/blind/exclusions`)
      expect(body.decisions.map((one) => [one.excluded, one.reason, one.decided_by, one.vote_count])).toEqual([
        [false, 'Undone.', 'operator', 1],
        [false, 'Undone.', 'operator', 3],
        [true, 'One person.', 'operator', 3],
        [true, 'A mistake.', 'operator', 1],
      ])
    })

    it('are paged', async () => {
      const { body } = await ask('votes', undefined, { search: '?limit=3&page=2' })
      expect([body.votes.length, body.total, body.page]).toEqual([1, 4, 2])
    })

    it.each([
      ['a reason', { excluded: true, reason: ' ', voter_key: 'crowd' }],
      ['a filter', { excluded: true, reason: 'All of them.' }],
    ])('need %s', async (_what, json) => {
      expect((await ask('decideVotes', json)).status).toBe(422)
    })
  })

  it('hide a shared snippet from others and show it again, with the reason', async () => {
    const json = { voice_id: ANNA, text: 'Something rude.', shareSnippet: true }
    const made = await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, { headers: user, json })
    const { voice_snippet_id } = made.body
    const another = { ...json, text: 'Something kind.' }
    await call(`${server.url}/api/v1/voice/speech`, { headers: user, json: another })
    const seen = async () => (await fetch(`${server.url}/api/v1/voice/snippet/${voice_snippet_id}`)).status
    const listed = async () =>
      (await ask('snippets', undefined, { search: '?search=rude' })).body.operator_snippets.map((one) => [
        one.voice_snippet_id,
        one.is_hidden,
        one.decision_reason,
      ])
    expect([await seen(), await listed()]).toEqual([200, [[voice_snippet_id, false, null]]])
    const decision = { voice_snippet_id, is_hidden: true, reason: 'It insults somebody.' }
    expect((await ask('decideSnippet', decision)).body.is_changed).toBe(true)
    expect((await ask('decideSnippet', decision)).body.is_changed).toBe(false)
    expect([await seen(), await listed()]).toEqual([404, [[voice_snippet_id, true, 'It insults somebody.']]])
    const kind = await ask('snippets', undefined, { search: '?search=kind' })
    expect(kind.body.operator_snippets.map((one) => one.decision_reason)).toEqual([null])
    await ask('decideSnippet', { ...decision, is_hidden: false, reason: 'Undone.' })
    expect([await seen(), await listed()]).toEqual([200, [[voice_snippet_id, false, 'Undone.']]])
    expect((await ask('decideSnippet', { ...decision, voice_snippet_id: 'none' })).status).toBe(404)
  })

  it('count engines with their voices', async () => {
    const { body } = await ask('engines')
    expect(body.operator_engines).toContainEqual(
      expect.objectContaining({
        voice_service: 'flite',
        status: 'ready',
        voice_count: 3,
        measured_count: 3,
        failed_count: 0,
        waiting_count: 0,
        running_count: 0,
      }),
    )
  })

  it('count the stored texts and the paid credits of today', async () => {
    const json = { voice_id: ANNA, text: 'Twelve chars', shareSnippet: false }
    const before = (await ask('costs')).body.costs[0]
    await call(`${server.url}/api/v1/voice/speech`, { headers: user, json })
    const { costs, drift_budget } = (await ask('costs')).body
    const day = new Date().toISOString().slice(0, 10)
    expect(costs).toHaveLength(1)
    expect(costs[0]).toMatchObject({
      day,
      voice_service: 'flite',
      text_count: (before?.text_count ?? 0) + 1,
      character_count: (before?.character_count ?? 0) + 12,
      dollars: 0,
    })
    expect(drift_budget).toEqual({ used_characters: 0, limit_characters: 10_000 })
  })

  describe('about changed voices', () => {
    it('check one voice now, whether it is due or not, and list the check', async () => {
      for (const attempt of [1, 2]) {
        const checked = await ask('checkDrift', { voice_id: ANNA })
        expect([attempt, checked.body.drift_outcome]).toEqual([attempt, 'unchanged'])
      }
      const { body } = await ask('drift')
      expect([body.checked_count, body.drift_checks.map(({ voice_id }) => voice_id)]).toEqual([1, [ANNA]])
    })

    it('refuse a check of an unknown voice, and a second one at the same time', async () => {
      expect((await ask('checkDrift', { voice_id: 'flite-nobody' })).status).toBe(404)
      const { database } = await server.services
      const release = await database.tryLock(`voice-rankings drift ${ANNA}`)
      expect((await ask('checkDrift', { voice_id: ANNA })).body).toMatchObject({ code: 'conflict' })
      await release?.()
    })

    it('list the changes', async () => {
      const { database } = await server.services
      const differences = [{ measure: 'pitch' as const, value_before: 182.4, value_after: 104.1, z_score: 31.7 }]
      await database.queries
        .insert(driftChanges)
        .values({ voice_id: ANNA, unchanged_at: new Date('2026-11-01'), differences })
      const { body } = await ask('drift')
      expect(body.drift_changes).toEqual([
        expect.objectContaining({ voice_id: ANNA, unchanged_at: '2026-11-01T00:00:00.000Z', differences }),
      ])
      expect((await ask('drift', undefined, { search: '?voice_id=flite-slt--berta' })).body.total).toBe(0)
    })
  })
})
