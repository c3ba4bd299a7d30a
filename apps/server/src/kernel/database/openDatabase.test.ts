import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'

const VALUES = `'2024-05-06 07:08:09.123456+00'::timestamptz AT TIME ZONE 'UTC' AS time, '2024-05-06'::date AS day,
  '1 day'::interval AS period, ARRAY['a', 'b'] AS texts, ARRAY[1, 2] AS numbers, '{"a": 1}'::jsonb AS json, NULL AS none`
const READ = { texts: ['a', 'b'], numbers: [1, 2], json: { a: 1 }, none: null }

onEachDatabase('a database', (database) => {
  it.each([
    ['a statement', (read: SQL) => database().rows(read)],
    [
      'a statement of a transaction',
      (read: SQL) =>
        database().queries.transaction(async (queries) => ((await queries.execute(read)) as { rows: unknown[] }).rows),
    ],
  ])('reads times of %s as text, in full', async (_what, rows) => {
    const times = { time: '2024-05-06 07:08:09.123456', day: '2024-05-06', period: '1 day' }
    expect(await rows(sql`SELECT ${sql.raw(VALUES)}`)).toEqual([{ ...times, ...READ }])
  })

  it('reads times of a statement of a library as dates', async () => {
    const { rows } = await database().statement(`SELECT now() AS time, $1::text AS text`, ['a'])
    expect(rows).toEqual([{ time: expect.any(Date), text: 'a' }])
    expect((await database().statement('SELECT 1 AS one; SELECT now() AS time')).rows).toEqual([
      { time: expect.any(Date) },
    ])
  })

  it('rolls a transaction back that fails', async () => {
    const failed = database().queries.transaction(async (queries) => {
      await queries.execute(sql`CREATE TABLE made_in_vain (id int)`)
      throw new Error('It failed.')
    })
    await expect(failed).rejects.toThrow('It failed.')
    expect(await database().rows(sql`SELECT to_regclass('made_in_vain') AS found`)).toEqual([{ found: null }])
  })
})
