import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabaseLimiter } from '../../../kernel/limits/createDatabaseLimiter.ts'
import type { Limiter } from '../../../kernel/limits/limiter.ts'
import { type OpenLimiter, openLimiter } from '../../../kernel/limits/openLimiter.ts'
import { onEachDatabase } from '../../../testing/onEachDatabase.ts'
import { startRedis } from '../../../testing/startRedis.ts'
import { UnspeakableTextError, UpstreamError } from '../speechError.ts'
import { ATTEMPT, createCircuit } from './createCircuit.ts'
import { createLane } from './createLane.ts'

const failing = () => Promise.reject(new UpstreamError('Test', 'HTTP 500'))
const refusing = () => Promise.reject(new UnspeakableTextError())
const NOT_ASKED = { code: 'upstream', detail: 'Not asked: its last 5 answers were errors.' }
const redis = await startRedis()
afterAll(() => redis?.kill())

onEachDatabase('a circuit of two servers', (database) => {
  describeCircuit(() => {
    const limiter = createDatabaseLimiter(database())
    return [limiter, limiter]
  })

  describe.skipIf(!redis)('with Redis', () => {
    let limiters: OpenLimiter[]
    beforeAll(async () => {
      const settings = { redisUrl: redis?.url }
      limiters = [await openLimiter(settings, database()), await openLimiter(settings, database())]
      await sleep(200)
    })
    afterAll(() => {
      for (const limiter of limiters) limiter.close()
    })
    describeCircuit(() => limiters)
  })
})

function describeCircuit(limiters: () => readonly Limiter[]): void {
  let count = 0
  /** The lane and the circuit of a new provider at each server. */
  const servers = () => {
    const [id, name] = [`${process.pid} ${(count += 1)}`, 'Test']
    return limiters().map((limiter) => {
      const circuit = createCircuit({ id, name, limiter: () => Promise.resolve(limiter) })
      return {
        circuit,
        lane: createLane({ name, concurrency: 4, circuit }),
        endPause: () => limiter.giveBack(ATTEMPT, id),
      }
    }) as [Server, Server]
  }
  interface Server {
    circuit: ReturnType<typeof createCircuit>
    lane: ReturnType<typeof createLane>
    /** Lets the pause end now. */
    endPause(): Promise<void>
  }
  async function open({ lane }: Server): Promise<void> {
    for (let times = 0; times < 5; times += 1) await expect(lane.run(failing)).rejects.toThrow(UpstreamError)
  }

  it('opens at both after five upstream errors in a row at one', async () => {
    const [one, other] = servers()
    await open(one)
    const work = vi.fn(() => Promise.resolve('spoken'))
    for (const { lane, circuit } of [one, other]) {
      await expect(lane.run(work)).rejects.toMatchObject(NOT_ASKED)
      expect(circuit.isOpen).toBe(true)
    }
    expect(work).not.toHaveBeenCalled()
  })

  it('lets one job of all servers try after the pause, and each pause again while that fails', async () => {
    const [one, other] = servers()
    await open(one)
    for (let pause = 0; pause < 2; pause += 1) {
      await one.endPause()
      const work = vi.fn(failing)
      await Promise.allSettled([one, other, one, other].map(({ lane }) => lane.run(work)))
      expect(work).toHaveBeenCalledTimes(1)
    }
  })

  it('closes at both when the job after the pause succeeds', async () => {
    const [one, other] = servers()
    await open(one)
    await one.endPause()
    for (const { lane, circuit } of [other, one, other]) {
      await expect(lane.run(() => Promise.resolve('spoken'))).resolves.toBe('spoken')
      expect(circuit.isOpen).toBe(false)
    }
    await expect(one.lane.run(failing)).rejects.toThrow(UpstreamError)
    await expect(other.lane.run(() => Promise.resolve('spoken'))).resolves.toBe('spoken')
  })

  it('stays closed when texts are refused', async () => {
    const [one] = servers()
    for (let times = 0; times < 6; times += 1) {
      await expect(one.lane.run(refusing)).rejects.toThrow(UnspeakableTextError)
    }
    await expect(one.lane.run(() => Promise.resolve('spoken'))).resolves.toBe('spoken')
  })

  it('counts errors again from the start after an answer', async () => {
    const [one] = servers()
    for (let times = 0; times < 4; times += 1) await expect(one.lane.run(failing)).rejects.toThrow(UpstreamError)
    await one.lane.run(() => Promise.resolve('spoken'))
    await expect(one.lane.run(failing)).rejects.toThrow(UpstreamError)
    expect(one.circuit.isOpen).toBe(false)
  })
}
