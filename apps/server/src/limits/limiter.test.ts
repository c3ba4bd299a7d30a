import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../testing/onEachDatabase.ts'
import { createDatabaseLimiter } from './createDatabaseLimiter.ts'

const limit = { name: 'test', points: 50, durationMs: 60_000 }

onEachDatabase('a limit', (database) => {
  const limiter = () => createDatabaseLimiter(database())

  it('of 50 lets exactly 50 of 200 through that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => limiter().consume(limit, 'crowd')))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    expect(await limiter().peek(limit, 'crowd')).toMatchObject({ allowed: false, remaining: 0 })
  })

  it('says what is left and when it begins anew', async () => {
    expect(await limiter().peek(limit, 'ann')).toMatchObject({ allowed: true, remaining: 50 })
    const usage = await limiter().consume(limit, 'ann', 10)
    expect(usage).toMatchObject({ allowed: true, remaining: 40 })
    expect(usage.resetsAt.getTime() - Date.now()).toBeGreaterThan(55_000)
    expect(await limiter().peek(limit, 'bob')).toMatchObject({ remaining: 50 })
  })

  it('takes all the points that are asked for or none', async () => {
    await limiter().consume(limit, 'carl', 45)
    expect(await limiter().consume(limit, 'carl', 6)).toMatchObject({ allowed: false, remaining: 5 })
    expect(await limiter().consume(limit, 'carl', 5)).toMatchObject({ allowed: true, remaining: 0 })
    expect(await limiter().consume(limit, 'dora', 51)).toMatchObject({ allowed: false, remaining: 50 })
  })

  it('gets back what was used up for nothing, and no more', async () => {
    await limiter().consume(limit, 'emil', 2)
    await limiter().giveBack(limit, 'emil', 5)
    expect(await limiter().peek(limit, 'emil')).toMatchObject({ remaining: 50 })
  })

  it('begins anew when its time is over', async () => {
    const short = { ...limit, name: 'short', durationMs: 50 }
    await limiter().consume(short, 'fred', 50)
    expect(await limiter().consume(short, 'fred')).toMatchObject({ allowed: false })
    await sleep(80)
    expect(await limiter().peek(short, 'fred')).toMatchObject({ remaining: 50 })
    expect(await limiter().consume(short, 'fred')).toMatchObject({ allowed: true, remaining: 49 })
  })
})
