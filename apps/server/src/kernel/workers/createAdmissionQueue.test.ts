import { describe, expect, it } from 'vitest'
import {
  createAdmissionQueue,
  type AdmissionQueue,
  type QueueClient,
  type AdmissionQueueOptions,
} from './createAdmissionQueue.ts'

const never = new AbortController().signal

class Refusal extends Error {
  readonly retryAfterMs: number
  readonly own: boolean
  constructor(retryAfterMs: number, own: boolean) {
    super('refused')
    this.retryAfterMs = retryAfterMs
    this.own = own
  }
}

/** A queue with one job at a time and room for ten waiting units of work; `begun` records the order of starts. */
function setup(options: Partial<AdmissionQueueOptions> = {}) {
  const queue = createAdmissionQueue({
    name: 'Test',
    concurrency: 1,
    longestWaitMs: 10_000,
    msPerUnit: 1000,
    refuse: (retryAfterMs, own) => new Refusal(retryAfterMs, own),
    ...options,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  /** Enqueues a job that runs until `end` is called with its name. */
  const ask = (name: string, client: Partial<QueueClient> = {}, units = 1) => {
    const place = queue.enter({ signedIn: false, network: name[0] ?? '', client: name[0] ?? '', ...client }, units)
    return place.run(never, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  }
  const outcomes: string[] = []
  /** The same, and records the outcome. */
  const send = (name: string, ...rest: [Partial<QueueClient>?, number?]) =>
    void ask(name, ...rest).then(
      () => outcomes.push(`${name} done`),
      (error: unknown) => outcomes.push(`${name} ${error instanceof Refusal ? 'refused' : String(error)}`),
    )
  async function endAll(): Promise<void> {
    for (let next = begun.findLast(Boolean); next !== undefined;) {
      ends.get(next)?.()
      await settled()
      next = begun.at(-1) === next ? undefined : begun.at(-1)
    }
  }
  return { queue, ask, send, begun, outcomes, endAll, end: (name: string) => ends.get(name)?.() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function enter(queue: AdmissionQueue, client: Partial<QueueClient> = {}, units = 1) {
  return queue.enter({ signedIn: false, network: 'n', client: 'c', ...client }, units)
}

describe('the fair queue of jobs', () => {
  it('runs as many jobs at once as its concurrency allows', async () => {
    const { send, begun, end } = setup({ concurrency: 2 })
    for (const name of ['a1', 'a2', 'a3']) send(name)
    await settled()
    expect(begun).toEqual(['a1', 'a2'])
    end('a1')
    await settled()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('shares time between networks by amount of work, however many jobs one of them enqueues', async () => {
    const { send, begun, endAll } = setup()
    for (const name of ['a0', 'a1', 'a2', 'a3']) send(name, {}, 2)
    for (const name of ['b1', 'b2', 'b3']) send(name)
    await settled()
    await endAll()
    expect(begun).toEqual(['a0', 'a1', 'b1', 'b2', 'a2', 'b3', 'a3'])
  })

  it('alternates between the clients of one network', async () => {
    const { send, begun, endAll } = setup()
    for (const name of ['x0', 'x1', 'x2']) send(name, { network: 'office', client: 'x' })
    send('y1', { network: 'office', client: 'y' })
    await settled()
    await endAll()
    expect(begun).toEqual(['x0', 'x1', 'y1', 'x2'])
  })

  it('gives users every second turn, however many networks of visitors wait', async () => {
    const { send, begun, endAll } = setup()
    for (const name of ['a0', 'a1', 'b1', 'c1', 'd1']) send(name)
    for (const name of ['u1', 'u2']) send(name, { signedIn: true })
    await settled()
    await endAll()
    expect(begun).toEqual(['a0', 'a1', 'u1', 'b1', 'u2', 'c1', 'd1'])
  })

  it('refuses the network with the longest backlog when full, with the time to wait', async () => {
    const { send, ask, outcomes } = setup()
    for (let count = 0; count <= 10; count += 1) send(`a${count}`)
    await settled()
    expect(() => ask('a11')).toThrow(expect.objectContaining({ own: true, retryAfterMs: 10_000 }))
    expect(outcomes).toEqual([])
  })

  it('drops the newest job of the longest backlog to make room for another network', async () => {
    const { send, begun, outcomes, endAll } = setup()
    for (let count = 0; count <= 10; count += 1) send(`a${count}`)
    await settled()
    send('b1')
    await settled()
    expect(outcomes).toEqual(['a10 refused'])
    await endAll()
    expect(begun.slice(0, 4)).toEqual(['a0', 'a1', 'b1', 'a2'])
    expect(outcomes.filter((outcome) => outcome.endsWith('done'))).toHaveLength(11)
  })

  it('drops a job of the client with the longest backlog to make room for another client of its network', async () => {
    const { send, outcomes } = setup()
    for (let count = 0; count <= 10; count += 1) send(`x${count}`, { network: 'office', client: 'x' })
    await settled()
    send('y1', { network: 'office', client: 'y' })
    await settled()
    expect(outcomes).toEqual(['x10 refused'])
  })

  it('refuses another network without blaming it when all backlogs are equally long', async () => {
    const { send, ask } = setup()
    for (const name of ['-', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) send(name)
    await settled()
    expect(() => ask('k')).toThrow(expect.objectContaining({ own: false }))
  })

  it('drops jobs of visitors for users, but never the other way round', async () => {
    const { send, ask, outcomes } = setup()
    for (const name of ['-', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) send(name)
    await settled()
    for (let count = 0; count < 10; count += 1) send(`u${count}`, { signedIn: true })
    await settled()
    expect(outcomes).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `${name} refused`))
    expect(() => ask('v')).toThrow(expect.objectContaining({ own: false }))
  })

  it('holds more jobs when they are quick and fewer when they are slow', async () => {
    const { send, queue, end } = setup()
    send('a0')
    await settled()
    end('a0')
    await settled()
    // A unit took no time, so the estimate has shrunk by an eighth.
    for (let count = 0; count < 11; count += 1) enter(queue)
    expect(() => enter(queue)).toThrow(Refusal)
  })

  it('accepts a job longer than the whole queue when nothing waits', () => {
    const { queue } = setup()
    expect(() => enter(queue, {}, 20)).not.toThrow()
  })

  it('reserves a place for a job that is not ready and runs ready jobs meanwhile', async () => {
    const { queue, send, begun } = setup()
    const places = Array.from({ length: 5 }, () => enter(queue))
    send('b1')
    await settled()
    expect(begun).toEqual(['b1'])
    for (let count = 0; count < 5; count += 1) enter(queue)
    expect(() => enter(queue)).toThrow(Refusal)
    places[0]?.leave()
    expect(() => enter(queue)).not.toThrow()
  })

  it('rejects a job that lost its place before it was ready', async () => {
    const { queue } = setup()
    const places = Array.from({ length: 10 }, () => enter(queue))
    enter(queue, { network: 'other' })
    expect(() => places.at(-1)?.throwIfRefused()).toThrow(Refusal)
    await expect(places.at(-1)?.run(never, () => Promise.resolve())).rejects.toThrow(Refusal)
  })

  it('starts the next job when a waiting or running job is cancelled', async () => {
    const { queue, send, begun } = setup()
    const abort = new AbortController()
    const failed = enter(queue).run(never, () => Promise.reject(new Error('broken')))
    const left = enter(queue).run(abort.signal, () => Promise.resolve())
    abort.abort(new Error('gone'))
    send('b1')
    await expect(failed).rejects.toThrow('broken')
    await expect(left).rejects.toThrow('gone')
    await settled()
    expect(begun).toEqual(['b1'])
  })
})
