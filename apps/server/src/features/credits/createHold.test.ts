import { expect, it } from 'vitest'
import type { ApiError } from '../../kernel/http/apiError.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { createHold } from './createHold.ts'

const TEXT = 'Hello'
let networks = 0

const network = () => `10.1.0.${(networks += 1)}`
const outcome = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: ApiError) => error.code,
  )

onEachDatabase('the hold limit', (database) => {
  const hold = () =>
    createHold(createDatabaseLimiter(database()), { holdLimit: 2, holdNetworkLimit: 5, holdWindow: 600 })

  it('holds a device that has used up its allowance, and returns the end of the hold', async () => {
    const visitor = { key: 'visitor:ann', client: network() }
    await hold().take(visitor, TEXT)
    await hold().take(visitor, TEXT)
    const error = await hold()
      .take(visitor, TEXT)
      .catch((refusal: ApiError) => refusal)
    expect(error).toMatchObject({ code: 'hold', message: 'Generate limit reached.' })
    const end = Date.parse((error as ApiError).details.data?.holdEndTime ?? '')
    expect(end - Date.now()).toBeGreaterThan(590_000)
    expect(end - Date.now()).toBeLessThanOrEqual(600_000)
  })

  it("does not hold other devices of a network until the network's larger allowance is used up", async () => {
    const client = network()
    const outcomes: string[] = []
    for (const key of ['bob', 'bob', 'bob', 'bob', 'cyd', 'cyd', 'dan', 'eve'])
      outcomes.push(await outcome(hold().take({ key: `visitor:${key} ${client}`, client }, TEXT)))
    expect(outcomes).toEqual(['taken', 'taken', 'hold', 'hold', 'taken', 'taken', 'taken', 'hold'])
  })

  it('holds visitors who drop their cookie by their network, whichever of its addresses they use', async () => {
    const prefix = `2001:db8:0:${(networks += 1)}`
    const outcomes: string[] = []
    for (const part of [1, 2, 3, 4, 5, 6])
      outcomes.push(
        await outcome(hold().take({ key: `visitor:new ${prefix} ${part}`, client: `${prefix}::${part}` }, TEXT)),
      )
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(5)
  })

  it('returns the remaining allowance before it is used up, also for an unknown device', async () => {
    const client = network()
    const left = async (key: string | null) =>
      (await hold().allowances({ key, client })).map(({ usage }) => usage.remaining)
    expect(await left(null)).toEqual([2, 5])
    await hold().take({ key: 'visitor:fay', client }, TEXT)
    expect(await left('visitor:fay')).toEqual([1, 4])
    expect(await left(null)).toEqual([2, 4])
  })

  it('gives back the allowance of failed texts', async () => {
    const visitor = { key: 'visitor:gus', client: network() }
    const giveBack = await hold().take(visitor, TEXT)
    await giveBack()
    expect((await hold().allowances(visitor)).map(({ usage }) => usage.remaining)).toEqual([2, 5])
  })
})
