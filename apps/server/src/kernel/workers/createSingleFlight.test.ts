import { describe, expect, it } from 'vitest'
import { createSingleFlight } from './createSingleFlight.ts'

const never = new AbortController().signal

describe('single flight', () => {
  it('runs the work once for concurrent callers of the same key', async () => {
    const flights = createSingleFlight<number>()
    let works = 0
    const ask = () => flights.run('key', never, () => Promise.resolve((works += 1)))
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(works).toBe(1)
    expect(answers.map(({ joined }) => joined)).toEqual([false, true, true])
  })

  it('runs the work again for later callers, also after a failure', async () => {
    const flights = createSingleFlight<string>()
    await expect(flights.run('key', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await flights.run('key', never, () => Promise.resolve('again'))).result).toBe('again')
  })

  it('continues while one of its callers remains', async () => {
    const flights = createSingleFlight<string>()
    const leaver = new AbortController()
    const gate = Promise.withResolvers<string>()
    const first = flights.run('key', leaver.signal, () => gate.promise)
    const second = flights.run('key', never, () => Promise.reject(new Error('not needed')))
    leaver.abort()
    await expect(first).rejects.toThrow('aborted')
    gate.resolve('done')
    expect(await second).toEqual({ result: 'done', joined: true })
  })

  it('aborts the work when the last caller has left, and starts anew for the next one', async () => {
    const flights = createSingleFlight<string>()
    const leaver = new AbortController()
    let given: AbortSignal | undefined
    const first = flights.run('key', leaver.signal, (signal) => {
      given = signal
      return new Promise(() => {})
    })
    leaver.abort()
    await expect(first).rejects.toThrow('aborted')
    expect(given?.aborted).toBe(true)
    expect(await flights.run('key', never, () => Promise.resolve('new'))).toEqual({ result: 'new', joined: false })
  })

  it('reports its progress to each caller, and the last share to a caller that joins', async () => {
    const flights = createSingleFlight<string>()
    const gate = Promise.withResolvers<string>()
    const reports: string[] = []
    const began = Promise.withResolvers<(share: number) => void>()
    const work = (_signal: AbortSignal, given: (share: number) => void) => {
      began.resolve(given)
      return gate.promise
    }
    const first = flights.run('key', never, work, (share) => reports.push(`first ${share}`))
    const report = await began.promise
    report(0.25)
    const second = flights.run('key', never, work, (share) => reports.push(`second ${share}`))
    report(0.5)
    gate.resolve('done')
    await Promise.all([first, second])
    expect(reports).toEqual(['first 0.25', 'second 0.25', 'first 0.5', 'second 0.5'])
  })
})
