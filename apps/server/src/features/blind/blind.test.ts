import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Api, type BlindPair, type BlindResult, type CallOutput, type ErrorBody } from '@voice-rankings/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { runRank } from '../../app/rank/runRank.ts'
import { blindCounts, blindPairs, blindScores, blindVotes } from '../../kernel/database/blindTables.ts'
import { hashToken } from '../../kernel/identity/token.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createVoicesToRate } from '../../testing/voicesToRate.ts'
import { excludeVotes, lockVotes, recountVotes, restoreVotes } from './changeVotes.ts'

const PATH = '/api/v1/blind'
const HEARD = { left_heard: 1, right_heard: 0.6 }

type Failable<Body> = Body & ErrorBody

onEachPlace('the blind test', (place) => {
  let server: RunningServer
  const newStranger = createPeople(() => server)
  const { start } = createVoicesToRate(6)
  beforeAll(async () => {
    server = await start(place())
  })
  afterAll(() => server.close())
  const queriesOf = async () => (await server.services).database.queries

  /** Lets a person have listened to a pair, minutes after their vote before. */
  async function passTime(token: string) {
    const queries = await queriesOf()
    const [pair] = await queries
      .update(blindPairs)
      .set({ issued_at: sql`now() - interval '1 minute'` })
      .where(eq(blindPairs.token_hash, hashToken(token)))
      .returning()
    await queries
      .update(blindVotes)
      .set({ voted_at: sql`${blindVotes.voted_at} - interval '2 minutes'` })
      .where(eq(blindVotes.voter_key, pair?.voter_key ?? ''))
  }

  const load = ({ left, right }: BlindPair) =>
    Promise.all([left, right].map(async ({ audio_url }) => (await fetch(server.url + audio_url)).arrayBuffer()))

  function newPerson() {
    const person = newStranger()
    const next = async (more: object = {}) =>
      (await person.send<Failable<BlindPair>>(`${PATH}/next`, { language_code: 'en', ...more })).body
    const vote = (pair_token: string, blind_choice: string, heard: object = HEARD) =>
      person.send<Failable<BlindResult>>(`${PATH}/vote`, { pair_token, blind_choice, ...heard })
    return {
      ...person,
      next,
      load,
      vote,
      undo: (pair_token: string) =>
        person.send<Failable<CallOutput<Api['blind']['undo']>>>(`${PATH}/undo`, { pair_token }),
      summary: async (round_id: string) =>
        (await person.send<CallOutput<Api['blind']['summary']>>(`${PATH}/summary?round_id=${round_id}`)).body,
      /** Gets a pair, hears it and votes. */
      async answer(blind_choice: string, more: object = {}) {
        const pair = await next(more)
        await load(pair)
        await passTime(pair.pair_token)
        const answer = await vote(pair.pair_token, blind_choice)
        expect([answer.status, answer.body.message]).toEqual([200, undefined])
        return { pair, result: answer.body }
      },
    }
  }
  const rowsOf = async (pair: BlindPair) => {
    const rows = await (await queriesOf()).select().from(blindVotes).where(eq(blindVotes.round_id, pair.round.round_id))
    return rows.toSorted((a, b) => a.vote_id - b.vote_id)
  }
  const sweep = async () => (await server.services).scorer.sweep()
  const get = async <Body>(path: string) => (await newPerson().send<Body>(PATH + path)).body

  it('gives two sounds of the same sentence, whose addresses and data name no voice', async () => {
    const ann = newPerson()
    const pair = await ann.next({ blind_use: 'news' })
    expect(pair).toMatchObject({ language_code: 'en', blind_use: 'news', vote_weight: 0.3 })
    expect(pair.round).toMatchObject({ round_size: 10, round_vote_count: 0 })
    expect(pair.left.speechMarks.map(({ word }) => word)).toEqual(pair.pair_text.split(' '))
    expect(JSON.stringify(pair)).not.toMatch(/flite|slt|voice[a-f]|snippet/i)
    expect(pair.left.audio_url).not.toBe(pair.right.audio_url)
    for (const { audio_url } of [pair.left, pair.right]) {
      const answer = await fetch(server.url + audio_url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
      expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null])
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toMatch(/flite|slt|voice[a-f]/i)
    }
  })

  it('gives a pair with a sentence that was asked for before, if it is one of the use', async () => {
    const ann = newPerson()
    const asked = `${PATH}/sentence?language_code=en-GB&blind_use=news`
    const { pair_text } = (await ann.send<CallOutput<Api['blind']['sentence']>>(asked)).body
    expect((await ann.next({ blind_use: 'news', pair_text })).pair_text).toBe(pair_text)
    expect((await ann.next({ blind_use: 'support', pair_text })).pair_text).not.toBe(pair_text)
  })

  it('has no sentence of a language without any', async () => {
    expect(await get(`/sentence?language_code=xx`)).toEqual({ pair_text: null })
  })

  it('names the voices after the vote, with score, shares and time to undo', async () => {
    const ann = newPerson()
    const { pair, result } = await ann.answer('left')
    const [row] = await rowsOf(pair)
    expect(row).toMatchObject({ blind_choice: 'left', weight: 0.3, excluded_by: null })
    expect([result.left.voice.voice_id, result.right.voice.voice_id]).toEqual([row?.left_voice_id, row?.right_voice_id])
    expect(result.left.score_change).toBeGreaterThan(0)
    expect(result.right.score_change).toBeCloseTo(-result.left.score_change)
    expect(result.left.blind_score).toMatchObject({ is_preliminary: true })
    expect(result.pair_votes.left_share + result.pair_votes.right_share).toBeLessThanOrEqual(1)
    expect(result.pair_votes.pair_vote_count).toBeGreaterThan(0)
    expect(result.undo_ms).toBeGreaterThan(5000)
    expect(result.round).toEqual({ ...pair.round, round_vote_count: 1 })
  })

  it('refuses a vote before both sounds are loaded and heard', async () => {
    const ann = newPerson()
    const pair = await ann.next()
    await passTime(pair.pair_token)
    for (const { audio_url } of [pair.left, pair.right]) await fetch(server.url + audio_url, { method: 'HEAD' })
    expect((await ann.vote(pair.pair_token, 'left')).status).toBe(409)
    await load(pair)
    const early = await ann.vote(pair.pair_token, 'left', { left_heard: 1, right_heard: 0.59 })
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('at least 60 %')])
    expect((await ann.vote(pair.pair_token, 'left', { left_heard: 1, right_heard: 1.01 })).status).toBe(422)
    expect((await ann.vote(pair.pair_token, 'best')).status).toBe(422)
    expect((await ann.vote(pair.pair_token, 'both_bad')).status).toBe(200)
  })

  it('answers a repeated vote alike and refuses another one', async () => {
    const ann = newPerson()
    const { pair } = await ann.answer('tie')
    expect((await ann.vote(pair.pair_token, 'tie')).status).toBe(200)
    expect((await ann.vote(pair.pair_token, 'left')).status).toBe(409)
    expect(await rowsOf(pair)).toHaveLength(1)
  })

  it('stores one vote for many at once', async () => {
    const ann = newPerson()
    const pair = await ann.next()
    await ann.load(pair)
    await passTime(pair.pair_token)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.vote(pair.pair_token, 'right')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await rowsOf(pair)).toHaveLength(1)
  })

  it.each(['vote', 'undo'] as const)('refuses to %s with the token of somebody else, or a made-up one', async (act) => {
    const [ann, bob] = [newPerson(), newPerson()]
    await bob.next()
    const { pair } = await ann.answer('left')
    const open = await ann.next()
    await ann.load(open)
    const ask = (token: string) => (act === 'vote' ? bob.vote(token, 'left') : bob.undo(token))
    for (const token of [pair.pair_token, open.pair_token, 'A'.repeat(43), '', '%00']) {
      expect([token, (await ask(token)).status]).toEqual([token, 404])
    }
    expect(await bob.summary(pair.round.round_id)).toMatchObject({
      round: { round_vote_count: 0 },
      preferred_voices: [],
    })
  })

  it('undoes a vote within ten seconds, and the pair is not voted on again', async () => {
    const ann = newPerson()
    const { pair } = await ann.answer('left')
    const undone = await ann.undo(pair.pair_token)
    expect(undone.body.round).toMatchObject({ round_vote_count: 0 })
    expect((await ann.undo(pair.pair_token)).status).toBe(200)
    expect((await ann.vote(pair.pair_token, 'right')).status).toBe(404)
    expect(await rowsOf(pair)).toEqual([])
    const { pair: late } = await ann.answer('left')
    await (
      await queriesOf()
    )
      .update(blindVotes)
      .set({ voted_at: sql`now() - interval '11 seconds'` })
      .where(eq(blindVotes.round_id, late.round.round_id))
    expect((await ann.undo(late.pair_token)).status).toBe(409)
  })

  it('leaves out a vote that came too soon after the one before, without saying so', async () => {
    const ann = newPerson()
    const { pair } = await ann.answer('left')
    const second = await ann.next({ round_id: pair.round.round_id })
    await ann.load(second)
    const { status, body } = await ann.vote(second.pair_token, 'left')
    expect([status, body.round.round_vote_count]).toEqual([200, 2])
    expect((await rowsOf(pair)).map(({ excluded_by }) => excluded_by)).toEqual([null, 'speed'])
    const { excluded_by, decisions } = await get<CallOutput<Api['blind']['exclusions']>>('/exclusions')
    const left = excluded_by.find(({ value }) => value === 'speed')
    expect(decisions[0]).toMatchObject({ decided_by: 'speed', excluded: true, vote_count: left?.count })
    expect(decisions[0]?.reason).toContain('sooner than 60 %')
  })

  it('ends sounds and token of a pair after an hour', async () => {
    const ann = newPerson()
    const pair = await ann.next()
    await ann.load(pair)
    await (
      await queriesOf()
    )
      .update(blindPairs)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(blindPairs.token_hash, hashToken(pair.pair_token)))
    expect((await fetch(server.url + pair.left.audio_url)).status).toBe(404)
    expect((await ann.vote(pair.pair_token, 'left')).status).toBe(404)
  })

  it('accepts the vote of a frame without cookies from the same network only', async () => {
    const [ann, bob] = [newPerson(), newPerson()]
    const pair = await ann.next()
    await ann.load(pair)
    await passTime(pair.pair_token)
    ann.browser.cookies.clear()
    expect((await bob.vote(pair.pair_token, 'left')).status).toBe(404)
    expect((await ann.vote(pair.pair_token, 'left')).status).toBe(200)
  })

  it('speaks an own sentence, which does not appear among the snippets of the person', async () => {
    const ann = newPerson()
    const pair = await ann.next({ blind_use: 'own', pair_text: ' My words about a boat. ' })
    expect(pair).toMatchObject({ pair_text: 'My words about a boat.', blind_use: 'own' })
    const { body } = await ann.send<CallOutput<Api['snippets']['list']>>('/api/v1/voice/get-snippets')
    expect(body.snippets).toEqual([])
    expect((await ann.next({ blind_use: 'own' })).code).toBe('invalid_fields')
    expect((await ann.next({ language_code: 'xx' })).code).toBe('not_found')
  })

  it('counts a round, and summarizes the voices that were chosen', async () => {
    const ann = newPerson()
    const first = await ann.answer('left')
    const { round_id } = first.pair.round
    for (const choice of ['right', 'tie', 'left']) await ann.answer(choice, { round_id })
    const { round, preferred_voices, vote_weight } = await ann.summary(round_id)
    expect([round.round_vote_count, vote_weight]).toEqual([4, 0.3])
    expect(preferred_voices.length).toBeGreaterThan(0)
    expect(preferred_voices[0]?.chosen_count).toBeGreaterThan(0)
  })

  it('transfers votes to the account at login, with the weight of a user, and exports them', async () => {
    const ann = newPerson()
    const { pair } = await ann.answer('left')
    await ann.enter('create')
    expect((await rowsOf(pair)).map(({ weight, voter_key }) => [weight, voter_key.split(':')[0]])).toEqual([
      [1, 'user'],
    ])
    expect((await ann.next()).vote_weight).toBe(1)
    const { body } = await ann.send<{ blind_votes: object[] }>('/api/v1/user/export')
    expect(body.blind_votes).toMatchObject([{ blind_choice: 'left', vote_weight: 1, blind_use: 'narration' }])
    await expectCountsToMatch()
  })

  it('keeps the votes of a deleted account without the person', async () => {
    const ann = newPerson()
    const { pair } = await ann.answer('left')
    await ann.enter('create')
    await ann.next({ blind_use: 'own', pair_text: 'A secret of mine.' })
    const { body: status } = await ann.send<CallOutput<Api['account']['status']>>('/api/v1/user/status')
    const [before] = await rowsOf(pair)
    const json = { username: status.user?.username, password: ann.password }
    expect((await ann.send('/api/v1/user/delete', json)).status).toBe(200)
    const queries = await queriesOf()
    const [after] = await queries
      .select()
      .from(blindVotes)
      .where(eq(blindVotes.vote_id, before?.vote_id ?? 0))
    expect(after).toMatchObject({ blind_choice: 'left', network_key: null, round_id: '' })
    expect(after?.voter_key).toMatch(/^deleted:/)
    const { database } = await server.services
    const secret = await database.rows(sql`SELECT 1 FROM snippets WHERE voice_snippet_text = 'A secret of mine.'`)
    expect(secret).toEqual([])
  })

  /** The counts by pair, as they are and as they are when counted anew. */
  async function expectCountsToMatch() {
    const queries = await queriesOf()
    const read = async () => {
      const rows = await queries
        .select()
        .from(blindCounts)
        .where(sql`first_wins + second_wins + ties + both_bad <> 0`)
        .orderBy(
          asc(blindCounts.first_voice_id),
          asc(blindCounts.second_voice_id),
          asc(blindCounts.blind_use),
          asc(blindCounts.weight),
        )
      return rows
    }
    const before = await read()
    await queries.transaction(async (transaction) => {
      await lockVotes(transaction)
      await recountVotes(transaction)
    })
    expect(await read()).toEqual(before)
  }

  describe('tables', () => {
    it('rank the voices of a language and use, with filters and pages', async () => {
      const ann = newPerson()
      for (const choice of ['left', 'right', 'both_bad']) await ann.answer(choice, { blind_use: 'dialogue' })
      await sweep()
      const all = await get<CallOutput<Api['blind']['leaderboard']>>('/leaderboard?languageCode=en')
      expect(all.language_code).toBe('en')
      expect(all.total).toBe(all.rows.length)
      const scores = all.rows.map((row) => row.blind_score.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const { blind_score: row } of all.rows) {
        expect(row.score_low < row.score && row.score < row.score_high).toBe(true)
        expect(row.rank_low <= row.rank_high && row.rank_high <= all.total).toBe(true)
      }
      expect(await get('/leaderboard?languageCode=all&limit=1&page=2')).toMatchObject({
        language_code: 'en',
        rows: [{ voice: { voice_id: all.rows[1]?.voice.voice_id } }],
      })
      const talk = await get<CallOutput<Api['blind']['leaderboard']>>('/leaderboard?languageCode=en&blind_use=dialogue')
      expect([talk.vote_count, talk.vote_count < all.vote_count]).toEqual([3, true])
      expect(await get('/leaderboard?languageCode=en&gender=male')).toMatchObject({ rows: [], total: 0 })
      expect(await get('/leaderboard?languageCode=de')).toMatchObject({ language_code: 'de', rows: [], vote_count: 0 })
    })

    it('follow from the published votes alone, which name nobody', async () => {
      await sweep()
      const csv = await (await fetch(`${server.url}${PATH}/votes.csv`)).text()
      expect(csv.split('\r\n')[0]).toBe(
        'day,language_code,blind_use,left_voice_id,right_voice_id,blind_choice,vote_weight,excluded_by',
      )
      expect(csv).not.toMatch(/visitor:|user:|deleted:/)
      const file = join(temporaryDirectory(), 'votes.csv')
      writeFileSync(file, csv)
      const lines: string[] = []
      await runRank([file, '--language', 'en', '--csv'], { folder: '/', print: (line) => void lines.push(line) })
      const { rows } = await get<CallOutput<Api['blind']['leaderboard']>>('/leaderboard?languageCode=en')
      const shown = rows.map(({ voice, blind_score: row }) =>
        [
          row.rank_low === row.rank_high ? row.rank_low : `${row.rank_low}–${row.rank_high}`,
          voice.voice_id,
          row.score.toFixed(1),
          row.score_low.toFixed(1),
          row.score_high.toFixed(1),
          row.vote_count,
          row.is_preliminary ? 'preliminary' : '',
        ].join(','),
      )
      expect(lines.join('\r\n').split('\r\n').slice(1)).toEqual(shown)
    })

    it('publish every vote once over all pages', async () => {
      const all: object[] = []
      let after = ''
      do {
        const page = await get<CallOutput<Api['blind']['votes']>>(`/votes?limit=3${after && `&after=${after}`}`)
        all.push(...page.votes)
        after = page.next_after ?? ''
      } while (after !== '')
      expect(all).toHaveLength(await (await queriesOf()).$count(blindVotes))
    })

    it('are restored when the exclusion of votes is reversed', async () => {
      await sweep()
      const queries = await queriesOf()
      const read = () => queries.select().from(blindScores).orderBy(blindScores.blind_use, blindScores.voice_id)
      const before = await read()
      const ids = (await queries.select().from(blindVotes)).map(({ vote_id }) => vote_id).slice(0, 8)
      const decide = (act: typeof excludeVotes) =>
        queries.transaction(async (transaction) => {
          await lockVotes(transaction)
          return act(transaction, ids, { by: 'operator', reason: 'A test.' })
        })
      const changed = await decide(excludeVotes)
      await sweep()
      expect(await read()).not.toEqual(before)
      await expectCountsToMatch()
      expect(await decide(restoreVotes)).toEqual(expect.arrayContaining(changed))
      // Votes that a check had left out count now too.
      await queries.transaction(async (transaction) => {
        await lockVotes(transaction)
        const others = ids.filter((id) => !changed.includes(id))
        await excludeVotes(transaction, others, { by: 'operator', reason: 'A test.' })
      })
      await sweep()
      expect(await read()).toEqual(before)
    })
  })
})
