import { describe, expect, it, vi } from 'vitest'
import { createPool, type PoolOptions } from './createPool.ts'
import type { WorkerEvents, WorkerReply } from './poolWorker.ts'

/** Behaviour of a fake worker for one job. */
type Act = 'answer' | 'hang' | 'die' | 'break' | 'refuse'

type Refusal = 'too hard'

/** A pool whose workers behave as listed in `acts`, one entry per job in the order in which jobs reach a worker. */
function poolOf(acts: Act[], options: Partial<PoolOptions<string, string, Refusal>> = {}) {
  const log = { opened: 0, stopped: 0, posted: [] as string[] }
  const waiting: (() => void)[] = []
  const pool = createPool<string, string, Refusal>({
    name: 'Parrot',
    size: 1,
    timeoutMs: 5000,
    queueLimit: 10,
    jobsPerWorker: 100,
    idleMs: 60_000,
    refuse: (reason, job) => new Error(`${job} is ${reason}`),
    async start(events: WorkerEvents<string, Refusal>) {
      log.opened += 1
      const reply = (answer: WorkerReply<string, Refusal>) => queueMicrotask(() => events.onReply(answer))
      return {
        post(job) {
          log.posted.push(job)
          const act = acts.shift() ?? 'answer'
          if (act === 'answer') reply({ ok: true, result: job.toUpperCase() })
          if (act === 'break') reply({ ok: false, reason: 'broken', message: 'beak' })
          if (act === 'refuse') reply({ ok: false, reason: 'too hard' })
          if (act === 'die') queueMicrotask(() => events.onExit('fell off its perch'))
          if (act === 'hang') waiting.push(() => events.onReply({ ok: true, result: job.toUpperCase() }))
        },
        stop() {
          log.stopped += 1
          queueMicrotask(() => events.onExit('stopped'))
        },
      }
    },
    ...options,
  })
  return { pool, log, wake: () => waiting.shift()?.() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the worker pool', () => {
  it('runs a job and returns its result', async () => {
    await expect(poolOf(['answer']).pool.run('hello')).resolves.toBe('HELLO')
  })

  it('reuses an idle worker for the next job', async () => {
    const { pool, log } = poolOf([])
    await pool.run('one')
    await pool.run('two')
    expect(log.opened).toBe(1)
  })

  it.each(['die', 'break'] as const)('retries a job once when its worker does %s', async (act) => {
    const { pool, log } = poolOf([act])
    await expect(pool.run('hello')).resolves.toBe('HELLO')
    expect(log).toMatchObject({ opened: 2, posted: ['hello', 'hello'] })
  })

  it('rejects a job that breaks two workers and goes on with the next', async () => {
    const { pool } = poolOf(['die', 'die'])
    await expect(pool.run('poison')).rejects.toMatchObject({
      code: 'crashed',
      message: expect.stringMatching(/fell off its perch/u),
    })
    expect(pool.degraded).toBe(true)
    await expect(pool.run('hello')).resolves.toBe('HELLO')
    expect(pool.degraded).toBe(false)
  })

  it('stops a worker that does not answer in time and does not retry its job', async () => {
    const { pool, log } = poolOf(['hang'], { timeoutMs: 20 })
    await expect(pool.run('slow')).rejects.toMatchObject({ code: 'timeout', timeoutMs: 20 })
    expect(log).toMatchObject({ stopped: 1, posted: ['slow'] })
  })

  it("rejects with the owner's error when a worker refuses a job, and keeps the worker", async () => {
    const { pool, log } = poolOf(['refuse'])
    await expect(pool.run('Chinese')).rejects.toThrow('Chinese is too hard')
    await pool.run('hello')
    expect(log.opened).toBe(1)
  })

  it('replaces a worker after its maximum number of jobs', async () => {
    const { pool, log } = poolOf([], { jobsPerWorker: 2 })
    for (const job of ['a', 'b', 'c']) await pool.run(job)
    expect(log).toMatchObject({ opened: 2, stopped: 1 })
  })

  it('stops a worker that is idle for too long', async () => {
    const { pool, log } = poolOf([], { idleMs: 1 })
    await pool.run('hello')
    await settled()
    expect(log.stopped).toBe(1)
  })

  it('keeps the given number of idle workers', async () => {
    const { pool, log } = poolOf([], { idleMs: 1, size: 2, kept: 1 })
    await Promise.all([pool.run('one'), pool.run('two')])
    await settled()
    expect(log).toMatchObject({ opened: 2, stopped: 1 })
    await pool.run('three')
    expect(log.opened).toBe(2)
  })

  it('starts the replacement of a kept worker before the next job', async () => {
    const { pool, log } = poolOf([], { jobsPerWorker: 1, kept: 1 })
    await pool.run('one')
    await settled()
    expect(log).toMatchObject({ opened: 2, stopped: 1 })
    await pool.run('two')
    expect(log.posted).toEqual(['one', 'two'])
  })

  it('keeps a worker whose aborted job ends soon', async () => {
    const { pool, log, wake } = poolOf(['hang'])
    const controller = new AbortController()
    const job = pool.run('one', { signal: controller.signal })
    await settled()
    controller.abort()
    await expect(job).rejects.toMatchObject({ code: 'aborted' })
    wake()
    await expect(pool.run('two')).resolves.toBe('TWO')
    expect(log).toMatchObject({ opened: 1, stopped: 0, posted: ['one', 'two'] })
  })

  it('replaces a kept worker whose aborted job goes on', async () => {
    const { pool, log } = poolOf(['hang'], { kept: 1 })
    const controller = new AbortController()
    const job = pool.run('one', { signal: controller.signal })
    await settled()
    controller.abort()
    await expect(job).rejects.toMatchObject({ code: 'aborted' })
    await vi.waitFor(() => expect(log).toMatchObject({ opened: 2, stopped: 1, posted: ['one'] }))
  })

  it('starts no more workers than its size', async () => {
    const { pool, log } = poolOf(['hang', 'hang', 'hang'], { size: 2 })
    for (const job of ['a', 'b', 'c']) pool.run(job).catch(() => undefined)
    await settled()
    expect(log).toMatchObject({ opened: 2, posted: ['a', 'b'] })
    await pool.close()
  })

  it('refuses jobs at once when the queue is full, with the time to wait', async () => {
    const { pool } = poolOf(['hang'], { queueLimit: 1 })
    const first = pool.run('a').catch(() => undefined)
    await settled()
    const second = pool.run('b').catch(() => undefined)
    await expect(pool.run('c')).rejects.toMatchObject({ code: 'busy', retryAfterMs: expect.any(Number) })
    await pool.close()
    await Promise.all([first, second])
  })

  it("runs a waiting client's job before the second job of another client", async () => {
    const { pool, log, wake } = poolOf(['hang'])
    const jobs = [pool.run('a1', { client: 'a' })]
    await settled()
    jobs.push(pool.run('a2', { client: 'a' }), pool.run('a3', { client: 'a' }), pool.run('b1', { client: 'b' }))
    wake()
    await Promise.all(jobs)
    expect(log.posted).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('removes an aborted job from the queue', async () => {
    const { pool, log, wake } = poolOf(['hang'])
    const first = pool.run('a')
    await settled()
    const abort = new AbortController()
    const second = pool.run('b', { signal: abort.signal })
    abort.abort()
    await expect(second).rejects.toMatchObject({ code: 'aborted' })
    wake()
    await first
    expect(log.posted).toEqual(['a'])
  })

  it('stops the worker of an aborted job that goes on, and runs the next job on another', async () => {
    const { pool, log } = poolOf(['hang'])
    const abort = new AbortController()
    const first = pool.run('a', { signal: abort.signal })
    await settled()
    const second = pool.run('b')
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'aborted' })
    await expect(second).resolves.toBe('B')
    expect(log).toMatchObject({ stopped: 1, opened: 2 })
  })

  it('does not start a job whose signal is already aborted', async () => {
    const { pool, log } = poolOf([])
    await expect(pool.run('a', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
    expect(log.opened).toBe(0)
  })

  it('rejects jobs when its workers do not start', async () => {
    const { pool } = poolOf([], { start: () => Promise.reject(new Error('no such file')) })
    await expect(pool.run('a')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/no such file/u),
    })
  })

  it('rejects every job when it is closed', async () => {
    const { pool, log } = poolOf(['hang'])
    const jobs = [pool.run('a'), pool.run('b')].map((job) => job.catch((error: { code: string }) => error.code))
    await settled()
    await pool.close()
    await expect(Promise.all(jobs)).resolves.toEqual(['unavailable', 'unavailable'])
    await expect(pool.run('c')).rejects.toMatchObject({ code: 'unavailable' })
    expect(log.stopped).toBe(1)
  })
})
