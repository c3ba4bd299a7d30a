import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textKey } from '../../features/snippets/textKey.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { creditEntries, users } from '../../kernel/database/accountTables.ts'
import { blindScores, blindVotes } from '../../kernel/database/blindTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { driftChanges } from '../../kernel/database/driftTables.ts'
import { openDatabase } from '../../kernel/database/openDatabase.ts'
import { ratingDecisions, ratings, voiceScores } from '../../kernel/database/ratingTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { engineVoices } from '../../testing/engineVoices.ts'
import { type DatabasePlace, onEachPlace, onPostgres } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'
import { runAdmin } from './runAdmin.ts'

let engine: ToneEngine
let names = ['Anna', 'Berta', 'Carla']

/** Runs an admin command and returns its output. */
async function admin(place: DatabasePlace, ...args: string[]): Promise<string> {
  const lines: string[] = []
  engine = createToneEngine('flite', engineVoices(...names))
  await runAdmin(args, {
    readConfig: () => ({ ...readConfig({ MASTERING_WORKERS: '1' }), ...place }),
    log: createLog('silent'),
    print: (line) => void lines.push(line),
    openEngines: () => [engine],
  })
  return lines.join('\n')
}

onEachPlace('the admin program', (place) => {
  let ann: string
  const run = (...args: string[]) => admin(place(), ...args)
  /** Reads from the database between two commands. */
  async function look<Result>(read: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(place())
    try {
      return await read(database)
    } finally {
      await database.close()
    }
  }
  const userRow = () =>
    look(async ({ queries }) => (await queries.select().from(users).where(eq(users.username, ann)))[0])

  const stamps = () =>
    look(async ({ queries }) => {
      const rows = await queries
        .select()
        .from(voices)
        .where(and(eq(voices.listed, true)))
        .orderBy(asc(voices.position))
      return Object.fromEntries(rows.map((row) => [row.voice_name, row.measured_at?.getTime()]))
    })
  const excluded = () =>
    look(async ({ queries }) => {
      const rows = await queries.select().from(ratings).orderBy(asc(ratings.rating_id))
      return rows.map((row) => row.excluded)
    })

  const blindScoreRows = () =>
    look(({ queries }) => queries.select().from(blindScores).orderBy(asc(blindScores.voice_id)))

  /** Numbers of counted and excluded raters of Anna. */
  const score = async () => {
    const [row] = await look(({ queries }) =>
      queries.select().from(voiceScores).where(eq(voiceScores.voice_id, 'flite-slt--anna')),
    )
    return [row?.rater_count, row?.excluded_count]
  }

  beforeAll(async () => {
    const server = await startTestServer(place())
    await server.catalogueDone
    const { user } = await signIn(server, { total_credits: 1000, voice_credits: 300 })
    ann = user.username
    await server.close()
  })

  describe('admin commands for users', () => {
    it('list users, and find one by a part of the name or address', async () => {
      expect(await run('users', 'list')).toContain(ann)
      expect(await run('users', 'list', '--search', ann.slice(2, 12))).toMatch(new RegExp(`${ann} .* 0 +700 +1000 `))
      expect(await run('users', 'list', '--search', '%')).toBe('No matching users.')
    })

    it('make a user an operator, and take the role away', async () => {
      expect(await run('grant', ann)).toBe(`${ann} is an operator: the page /operator is in the account menu.`)
      expect(await userRow()).toMatchObject({ is_operator: true })
      expect(await run('users', 'list')).toMatch(new RegExp(`${ann} .* operator `))
      expect(await run('revoke', ann)).toBe(`${ann} is no operator.`)
      expect(await userRow()).toMatchObject({ is_operator: false })
    })

    it('set an account level and report its effect', async () => {
      expect(await run('users', 'level', ann.toUpperCase(), '1')).toBe(
        `${ann}: level 0 → 1, texts up to 500 → 1000 characters.`,
      )
      expect(await userRow()).toMatchObject({ account_level: 1 })
    })

    it('add and remove credits, with a ledger entry each', async () => {
      expect(await run('users', 'credits', ann, '--add', '500', '--reason', 'a gift')).toBe(
        `${ann}: 1000 → 1500 credits in all, 1200 left.`,
      )
      expect(await run('users', 'credits', ann, '--remove', '1200')).toBe(`${ann}: 1500 → 300 credits in all, 0 left.`)
      const user = await userRow()
      const entries = await look(({ queries }) =>
        queries
          .select()
          .from(creditEntries)
          .where(eq(creditEntries.user_id, user?.user_id ?? ''))
          .orderBy(asc(creditEntries.created_at)),
      )
      expect(entries.map(({ kind, credits }) => `${kind} ${credits}`)).toEqual([
        'grant 1000',
        'grant 500',
        'revoke 1200',
      ])
      expect(entries[1]?.purpose).toMatch(/^operator .* a gift$/)
    })

    it('refuse to remove used credits', async () => {
      await expect(run('users', 'credits', ann, '--remove', '1')).rejects.toThrow(
        `${ann} has 0 credits left of 300: nothing was changed.`,
      )
    })

    it.each([
      [['grant', 'nobody'], 'There is no user "nobody".'],
      [['grant'], 'Name the user'],
      [['users', 'level', 'nobody', '1'], 'There is no user "nobody".'],
      // Ids consist of random letters, digits and dashes.
      [['users', 'level', '-H4b', '1'], 'There is no user "-H4b".'],
      [['users', 'level'], 'The level is missing: write a whole number'],
      [['users', 'level', 'ann', 'high'], 'The level is "high": write a whole number from 0 to 1000.'],
      [['users', 'credits', 'ann'], 'Give the number of credits, with --add or --remove.'],
      [['users', 'credits', 'ann', '--add', '1', '--remove', '1'], 'Give the number of credits'],
      [['users', 'credits', 'ann', '--add', '-5'], '--add is "-5": write a whole number'],
      [['users', 'credits', 'ann', '--add', '1.5'], '--add is "1.5": write a whole number'],
      [['users', 'list', '--serch', 'x'], "Unknown option '--serch'"],
      [['users', 'list', 'all'], 'Unexpected argument'],
      [['users', 'remove', 'ann'], 'There is no command "users remove ann".'],
      [['votes', 'exclude', '1'], 'Give a reason with --reason'],
      [['votes', 'exclude', '--reason', 'x'], 'Name the ratings'],
      [['votes', 'exclude', 'one', '--reason', 'x'], 'A rating id is "one"'],
      [['votes', 'exclude', '99999', '--reason', 'x'], 'There is no such rating with the id 99999.'],
      [['voices', 're-measure'], 'Name the voices: by id, with --service, or with --all.'],
      [['voices', 're-measure', 'nobody'], 'No engine here offers nobody.'],
      [['voices', 're-measure', '--service', 'nobody'], 'No engine here offers a voice of "nobody".'],
    ])('report the mistake in %j in a sentence', async (args, sentence) => {
      await expect(run(...args)).rejects.toThrow(sentence)
    })
  })

  describe('admin commands for voices', () => {
    it('list voices', async () => {
      const list = await run('voices', 'list', '--service', 'flite')
      expect(list).toMatch(/^flite-slt--berta +Berta +female +en-US +20\d\d-/m)
      expect(list).toContain('3 voices.')
      expect(await run('voices', 'list', '--failed')).toBe('0 voices.')
    })

    it('list how far stated word times are off, and count the voices of an engine over the limit', async () => {
      await look(({ queries }) => queries.update(voices).set({ timing_offset_ms: 20 }))
      const isBerta = eq(voices.voice_name, 'Berta')
      await look(({ queries }) => queries.update(voices).set({ timing_offset_ms: 310 }).where(isBerta))
      expect(await run('voices', 'list')).toMatch(/^flite-slt--berta .* 310$/m)
      const [head = '', flite = ''] = (await run('engines', 'list')).split('\n')
      const at = head.indexOf('mistimed')
      expect(flite.slice(at, at + 'mistimed'.length).trim()).toBe('1')
    })

    it('measure one voice again and no other', async () => {
      const before = await stamps()
      const said = await run('voices', 're-measure', 'flite-slt--berta')
      expect(said).toContain('Voices to measure again: 1.')
      expect(said).toContain('Measured: 1 (flite-slt--berta).')
      expect(engine.jobs).toHaveLength(1)
      const after = await stamps()
      expect(after.Berta).toBeGreaterThan(before.Berta ?? 0)
      expect([after.Anna, after.Carla]).toEqual([before.Anna, before.Carla])
    })

    it('measure all voices of a service again', async () => {
      expect(await run('voices', 're-measure', '--service', 'flite')).toContain('Measured: 3 (')
    })

    it('synchronize the list of voices and report the changes', async () => {
      names = ['Anna', 'Carla', 'Dora']
      expect((await run('voices', 'sync')).split('\n')).toEqual([
        'Added: 1 (flite-slt--dora).',
        'Shown again: none.',
        'Hidden: 1 (flite-slt--berta).',
        'The catalogue lists 3 voices.',
        'Measured: 1 (flite-slt--dora).',
      ])
      names = ['Anna', 'Berta', 'Carla']
      expect(await run('voices', 'sync')).toContain('Shown again: 1 (flite-slt--berta).')
      expect(await run('voices', 'list', '--hidden')).toMatch(/^flite-slt--dora/m)
    })
  })

  describe('admin commands for the drift watch', () => {
    it('check the voices that are due, and list none while none has changed', async () => {
      expect(await run('drift', 'check')).toBe(
        'Checked: 3. Changed: 0. Waiting for the budget or a working provider: 0.',
      )
      expect(await run('drift', 'check')).toMatch(/^Checked: 0/)
      expect(await run('drift', 'list')).toBe('No voice has changed.')
    })

    it('list a changed voice with the days and the differences', async () => {
      await look(({ queries }) =>
        queries.insert(driftChanges).values({
          voice_id: 'flite-slt--anna',
          found_at: new Date('2026-12-04'),
          unchanged_at: new Date('2026-11-01'),
          differences: [{ measure: 'pitch', value_before: 182.4, value_after: 104.1, z_score: 31.7 }],
        }),
      )
      expect((await run('drift', 'list')).split('\n')[1]).toBe(
        'flite-slt--anna  2026-12-04 00:00  2026-11-01 00:00  pitch from 182 Hz to 104 Hz (z 32)',
      )
      expect(await run('drift', 'list', '--voice', 'flite-slt--berta')).toBe('No voice has changed.')
    })
  })

  describe('admin commands for votes', () => {
    let ids: string[]
    beforeAll(async () => {
      const rating = { voice_id: 'flite-slt--anna', voice_text: 'Hello', stars: 1, weight: 1, checks: {} }
      const rows = await look(({ queries }) =>
        queries
          .insert(ratings)
          .values(
            ['crowd', 'crowd', 'fan'].map((rater_key, i) => ({
              ...rating,
              rater_key,
              text_key: textKey(`Hello ${i}`),
              network_key: 'one network',
            })),
          )
          .returning(),
      )
      ids = rows.map(({ rating_id }) => String(rating_id))
    })
    it('exclude the ratings of a rater and restore one of them, with the reason stored', async () => {
      expect(await run('votes', 'exclude', '--rater', 'crowd', '--reason', 'the same person')).toBe(
        `Excluded: rating ${ids[0]}, 1 stars for flite-slt--anna.\nExcluded: rating ${ids[1]}, 1 stars for flite-slt--anna.`,
      )
      expect(await excluded()).toEqual([true, true, false])
      expect(await run('votes', 'restore', ids[0] ?? '', '--reason', 'a mistake')).toContain(
        `Restored: rating ${ids[0]}`,
      )
      expect(await excluded()).toEqual([false, true, false])
      const decisions = await look(({ queries }) =>
        queries.select().from(ratingDecisions).orderBy(asc(ratingDecisions.decision_id)),
      )
      expect(decisions.map((one) => [String(one.rating_id), one.excluded, one.reason, one.decided_by])).toEqual([
        [ids[0], true, 'the same person', 'operator'],
        [ids[1], true, 'the same person', 'operator'],
        [ids[0], false, 'a mistake', 'operator'],
      ])
    })

    it('report ratings that were already excluded', async () => {
      expect(await run('votes', 'exclude', '--voice', 'flite-slt--anna', '--reason', 'all of them')).toContain(
        '1 were excluded before, and stay as they are.',
      )
    })

    it('recompute the score after each change', async () => {
      expect(await score()).toEqual([0, 2])
      await run('votes', 'restore', ids[2] ?? '', '--reason', 'a real fan')
      expect(await score()).toEqual([1, 1])
      await run('votes', 'exclude', ids[2] ?? '', '--reason', 'not so real')
    })

    it('list ratings with their state', async () => {
      const list = await run('votes', 'list', '--network', 'one network', '--excluded')
      expect(list.split('\n')).toHaveLength(4)
      expect(list).toMatch(/flite-slt--anna +1 +1 +0 +excluded/)
    })
  })

  describe('admin commands for blind votes', () => {
    beforeAll(async () => {
      const vote = {
        round_id: 'r',
        language_code: 'en',
        blind_use: 'news',
        left_voice_id: 'flite-slt--anna',
        right_voice_id: 'flite-slt--carla',
        weight: 1,
      } as const
      const voters = ['crowd', 'crowd', 'crowd', 'fan'].map((voter_key) => {
        return { ...vote, voter_key, blind_choice: voter_key === 'fan' ? 'right' : 'left' } as const
      })
      await look(({ queries }) => queries.insert(blindVotes).values(voters))
    })

    it('count votes anew, and compute the scores', async () => {
      expect(await run('blind', 'recount')).toBe('Counted: 4 votes. The scores are computed.')
      const found = await blindScoreRows()
      expect(found.map(({ blind_use, vote_count }) => [blind_use, vote_count])).toEqual(
        expect.arrayContaining([
          ['', 4],
          ['news', 4],
        ]),
      )
    })

    it('leave out the votes of a voter and count them again, which restores the scores', async () => {
      const before = await blindScoreRows()
      expect(await run('blind', 'exclude', '--voter', 'crowd', '--reason', 'one person')).toContain('Left out: 3 of 3')
      expect((await blindScoreRows())[0]?.vote_count).toBe(1)
      expect((await run('blind', 'list', '--excluded')).split('\n')).toHaveLength(4)
      expect(await run('blind', 'exclude', '--voter', 'crowd', '--reason', 'again')).toContain('Left out: 0 of 3')
      expect(await run('blind', 'restore', '--check', 'operator', '--reason', 'a mistake')).toContain(
        'Counted again: 3 of 3',
      )
      expect(await blindScoreRows()).toEqual(before)
    })

    it('speak the sentences of blind pairs with the voices of a service, each once', async () => {
      expect(await run('blind', 'speak', '--service', 'flite', '--language', 'en', '--count')).toMatch(
        /^3 voices of flite, 15 sentences: at most \d+ characters\.$/,
      )
      expect(engine.jobs).toHaveLength(0)
      expect(await run('blind', 'speak', '--service', 'flite', '--language', 'en')).toContain('Spoken: flite-slt--anna')
      expect(engine.jobs).toHaveLength(45)
      await run('blind', 'speak', '--service', 'flite', '--language', 'en')
      expect(engine.jobs).toHaveLength(0)
    })

    it.each([
      [['blind', 'speak', '--service', 'flite'], 'Give --service and --language.'],
      [['blind', 'speak', '--service', 'flite', '--language', 'xx'], 'There are no sentences in "xx"'],
      [['blind', 'exclude', '1'], 'Give a reason with --reason'],
      [['blind', 'exclude', '--reason', 'x'], 'Name the votes'],
      [['blind', 'restore', '99999', '--reason', 'x'], 'There is no such vote with the id 99999.'],
    ])('report the mistake in %j in a sentence', async (args, sentence) => {
      await expect(run(...args)).rejects.toThrow(sentence)
    })
  })
})

describe('the admin command line', () => {
  const nowhere = { databaseUrl: undefined, dataDir: join(temporaryDirectory(), 'none') }

  it.each([[[]], [['--help']], [['users', '--help']]])(
    'prints the help for %j without opening the database',
    async (args) => {
      expect(await admin(nowhere, ...args)).toContain('users level <who> <level>')
      expect(existsSync(nowhere.dataDir)).toBe(false)
    },
  )

  it('prints the options of a command with --help', async () => {
    expect(await admin(nowhere, 'users', 'credits', '--help')).toMatch(/--add <…> +Number of credits to add/)
  })

  it('reports a missing database and creates none', async () => {
    await expect(admin(nowhere, 'users', 'list')).rejects.toThrow(`There is no database in ${nowhere.dataDir} yet.`)
    expect(existsSync(nowhere.dataDir)).toBe(false)
  })

  describe('admin commands while the server runs', () => {
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    let close: () => Promise<void>
    beforeAll(async () => {
      const server = await startTestServer(place)
      await server.catalogueDone
      close = () => server.close()
    })
    afterAll(() => close())

    it('report that the embedded database is locked, with advice', async () => {
      await expect(admin(place, 'users', 'list')).rejects.toThrow(
        /is locked while the server runs\. Stop the server, give the command again, and start it\..*PostgreSQL/,
      )
    })
  })
})

onPostgres('commands while the server runs', (place) => {
  it('take effect at once', async () => {
    const server = await startTestServer(place())
    await server.catalogueDone
    try {
      const { user, headers } = await signIn(server, { total_credits: 10 })
      await admin(place(), 'users', 'credits', user.user_id, '--add', '90')
      await admin(place(), 'users', 'level', user.user_email, '3')
      const { body } = await call(`${server.url}/api/v1/user/status`, { headers })
      expect(body).toMatchObject({ user: { total_credits: 100, account_level: 3 } })
    } finally {
      await server.close()
    }
  })
})
