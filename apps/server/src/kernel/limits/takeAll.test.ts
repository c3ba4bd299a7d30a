import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { rateLimits } from '../database/accountTables.ts'
import { createDatabaseLimiter } from './createDatabaseLimiter.ts'
import type { Limit } from './limiter.ts'
import { takeAll } from './takeAll.ts'

const NETWORK: Limit = { name: 'many networks', points: 3, durationMs: 60_000 }
const DEVICE: Limit = { name: 'many devices', points: 2, durationMs: 60_000 }

onEachDatabase('a point of several limits', (database) => {
  const limiter = () => createDatabaseLimiter(database())
  const left = async (network: string, device: string) => [
    (await limiter().peek(NETWORK, network)).remaining,
    (await limiter().peek(DEVICE, device)).remaining,
  ]

  const take = () =>
    takeAll(limiter(), [
      [NETWORK, 'a'],
      [DEVICE, 'ann'],
    ])

  it('takeAll takes a point of every limit or of none, and gives all of them back', async () => {
    const first = await take()
    expect(first.refusedUntil).toBeNull()
    await take()
    expect(await left('a', 'ann')).toEqual([1, 0])
    const refused = await take()
    expect(refused.refusedUntil!.getTime()).toBeGreaterThan(Date.now())
    expect(await left('a', 'ann')).toEqual([1, 0])
    await refused.giveBack()
    expect(await left('a', 'ann')).toEqual([1, 0])
    await first.giveBack()
    expect(await left('a', 'ann')).toEqual([2, 1])
  })

  it('takeAll stores no counts for made-up names of a refused network', async () => {
    const names = Array.from({ length: 40 }, (_, number) => `made up ${number}`)
    for (const name of names) {
      await takeAll(limiter(), [
        [NETWORK, 'b'],
        [DEVICE, name],
      ])
    }
    const rows = await database().queries.select().from(rateLimits).where(like(rateLimits.key, '%made up%'))
    expect(rows).toHaveLength(NETWORK.points)
  })
})
