import { expect, it } from 'vitest'
import type { Limiter } from '../limiter.ts'

export const LIMIT = { name: 'test', points: 50, durationMs: 60_000 }

/** Behaviour of every limiter; `other` is the limiter of another process that shares the counts. */
export function describeLimiter(one: () => Limiter, other = one): void {
  it('grants exactly 50 of 200 concurrent requests under a limit of 50', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => (i % 2 ? one() : other()).consume(LIMIT, 'crowd')),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    expect(await one().peek(LIMIT, 'crowd')).toMatchObject({ allowed: false, remaining: 0 })
  })

  it('reports the remaining points and the time of the reset', async () => {
    expect(await one().peek(LIMIT, 'ann')).toMatchObject({ allowed: true, remaining: 50 })
    const usage = await one().consume(LIMIT, 'ann', 10)
    expect(usage).toMatchObject({ allowed: true, remaining: 40 })
    expect(usage.resetsAt.getTime() - Date.now()).toBeGreaterThan(55_000)
    expect(await other().peek(LIMIT, 'ann')).toMatchObject({ remaining: 40 })
    expect(await other().peek(LIMIT, 'bob')).toMatchObject({ remaining: 50 })
  })

  it('does not count refused requests', async () => {
    await one().consume(LIMIT, 'carl', 45)
    expect(await one().consume(LIMIT, 'carl', 6)).toMatchObject({ allowed: false, remaining: 5 })
    expect(await one().consume(LIMIT, 'carl', 5)).toMatchObject({ allowed: true, remaining: 0 })
    expect(await one().consume(LIMIT, 'dora', 51)).toMatchObject({ allowed: false, remaining: 50 })
  })

  it('takes back returned points, up to the number taken', async () => {
    await one().consume(LIMIT, 'emil', 2)
    await one().giveBack(LIMIT, 'emil', 5)
    expect(await one().peek(LIMIT, 'emil')).toMatchObject({ remaining: 50 })
  })
}
