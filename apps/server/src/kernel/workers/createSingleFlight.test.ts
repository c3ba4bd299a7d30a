import { describe, expect, it } from 'vitest'
import { createSingleFlight } from './createSingleFlight.ts'

const never = new AbortController().signal

describe('single flight', () => {
  it('does the work once for all who ask at the same moment', async () => {
    const flights = createSingleFlight<number>()
    let works = 0
    const ask = () => flights.run('key', never, () => Promise.resolve((works += 1)))
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(works).toBe(1)
    expect(answers.map(({ joined }) => joined)).toEqual([false, true, true])
  })

  it('does it again for who asks later, also after a failure', async () => {
    const flights = createSingleFlight<string>()
    await expect(flights.run('key', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await flights.run('key', never, () => Promise.resolve('again'))).result).toBe('again')
  })

  it('goes on while one of those who asked is still there', async () => {
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

  it('is given up when the last one has left, and who comes then starts anew', async () => {
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
})
