import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../testing/onEachDatabase.ts'
import { createDatabaseLimiter } from './createDatabaseLimiter.ts'
import { itCounts, LIMIT } from './testing/itCounts.ts'

onEachDatabase('a limit', (database) => {
  const limiter = () => createDatabaseLimiter(database())

  itCounts(limiter)

  it('begins anew when its time is over', async () => {
    const short = { ...LIMIT, name: 'short', durationMs: 50 }
    await limiter().consume(short, 'fred', 50)
    expect(await limiter().consume(short, 'fred')).toMatchObject({ allowed: false })
    await sleep(80)
    expect(await limiter().peek(short, 'fred')).toMatchObject({ remaining: 50 })
    expect(await limiter().consume(short, 'fred')).toMatchObject({ allowed: true, remaining: 49 })
  })
})
