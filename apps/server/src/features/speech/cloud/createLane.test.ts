import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLane } from './createLane.ts'

describe('a lane', () => {
  it('runs as many jobs at once as the plan allows, and lets clients take turns', async () => {
    const lane = createLane({ name: 'Test', concurrency: 2 })
    const order: string[] = []
    let running = 0
    let most = 0
    const job = (name: string, client: string) =>
      lane.run(
        async () => {
          most = Math.max(most, (running += 1))
          order.push(name)
          await sleep(5)
          running -= 1
        },
        { client },
      )
    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => job(name, 'a')), job('b1', 'b')])
    expect(most).toBe(2)
    expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a4'))
  })

  it('leaves a job out that is aborted while it waits', async () => {
    const lane = createLane({ name: 'Test', concurrency: 1 })
    const stop = new AbortController()
    const first = lane.run(() => sleep(10, 'first'))
    const second = lane.run(() => Promise.resolve('second'), { signal: stop.signal })
    stop.abort()
    await expect(second).rejects.toMatchObject({ code: 'aborted' })
    await expect(first).resolves.toBe('first')
  })

  it('ends a job after its time limit', async () => {
    const lane = createLane({ name: 'Test', concurrency: 1, timeoutMs: 20 })
    const hanging = lane.run((signal) => sleep(60_000, undefined, { signal }))
    await expect(hanging).rejects.toMatchObject({ code: 'upstream', detail: 'No complete answer within 0.02 s.' })
  })

  it('ends waiting and running jobs when it closes', async () => {
    const lane = createLane({ name: 'Test', concurrency: 1 })
    const running = lane.run((signal) => sleep(60_000, undefined, { signal }))
    const waiting = lane.run(() => Promise.resolve('never'))
    const ends = Promise.allSettled([running, waiting])
    await Promise.resolve()
    lane.close()
    for (const end of await ends) expect(end).toMatchObject({ reason: { code: 'unavailable' } })
  })
})
