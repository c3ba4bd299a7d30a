import { expect, it, vi } from 'vitest'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { createDatabaseLimiter } from './createDatabaseLimiter.ts'
import { describeLimiter, LIMIT } from './testing/describeLimiter.ts'

onEachDatabase('a limit', (database) => {
  const limiter = () => createDatabaseLimiter(database())

  describeLimiter(limiter)

  it('starts a new count after the period has ended', async () => {
    const short = { ...LIMIT, name: 'short', durationMs: 1500 }
    await limiter().consume(short, 'fred', 50)
    expect(await limiter().consume(short, 'fred')).toMatchObject({ allowed: false })
    await vi.waitUntil(async () => (await limiter().peek(short, 'fred')).remaining === 50, { timeout: 20_000 })
    expect(await limiter().consume(short, 'fred')).toMatchObject({ allowed: true, remaining: 49 })
  })
})
