import { describe, expect, it } from 'vitest'
import { createLine, type Line, type LineClient, type LineOptions } from './createLine.ts'

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

/** A line of one turn at a time in which ten units of work may wait, and the order in which work began. */
function setup(options: Partial<LineOptions> = {}) {
  const line = createLine({
    turns: 1,
    longestWaitMs: 10_000,
    msPerUnit: 1000,
    refuse: (retryAfterMs, own) => new Refusal(retryAfterMs, own),
    ...options,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  /** Enters work that goes on until `end` is called with its name. */
  const ask = (name: string, client: Partial<LineClient> = {}, units = 1) => {
    const place = line.enter({ signedIn: false, network: name[0] ?? '', client: name[0] ?? '', ...client }, units)
    return place.run(never, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  }
  const outcomes: string[] = []
  /** The same; how it ended is noted. */
  const send = (name: string, ...rest: [Partial<LineClient>?, number?]) =>
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
  return { line, ask, send, begun, outcomes, endAll, end: (name: string) => ends.get(name)?.() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function enter(line: Line, client: Partial<LineClient> = {}, units = 1) {
  return line.enter({ signedIn: false, network: 'n', client: 'c', ...client }, units)
}

describe('a line', () => {
  it('begins as much work at once as it has turns', async () => {
    const { send, begun, end } = setup({ turns: 2 })
    for (const name of ['a1', 'a2', 'a3']) send(name)
    await settled()
    expect(begun).toEqual(['a1', 'a2'])
    end('a1')
    await settled()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('gives networks turns by the amount of work, however much one of them asks', async () => {
    const { send, begun, endAll } = setup()
    for (const name of ['a0', 'a1', 'a2', 'a3']) send(name, {}, 2)
    for (const name of ['b1', 'b2', 'b3']) send(name)
    await settled()
    await endAll()
    expect(begun).toEqual(['a0', 'a1', 'b1', 'b2', 'a2', 'b3', 'a3'])
  })

  it('gives the clients of one network turns', async () => {
    const { send, begun, endAll } = setup()
    for (const name of ['x0', 'x1', 'x2']) send(name, { network: 'office', client: 'x' })
    send('y1', { network: 'office', client: 'y' })
    await settled()
    await endAll()
    expect(begun).toEqual(['x0', 'x1', 'y1', 'x2'])
  })

  it('gives users every second turn, however many networks of visitors ask', async () => {
    const { send, begun, endAll } = setup()
    for (const name of ['a0', 'a1', 'b1', 'c1', 'd1']) send(name)
    for (const name of ['u1', 'u2']) send(name, { signedIn: true })
    await settled()
    await endAll()
    expect(begun).toEqual(['a0', 'a1', 'u1', 'b1', 'u2', 'c1', 'd1'])
  })

  it('refuses the network with the longest part of a full line, and says how long the waiting work takes', async () => {
    const { send, ask, outcomes } = setup()
    for (let count = 0; count <= 10; count += 1) send(`a${count}`)
    await settled()
    expect(() => ask('a11')).toThrow(expect.objectContaining({ own: true, retryAfterMs: 10_000 }))
    expect(outcomes).toEqual([])
  })

  it('takes the newest work of the longest part out of a full line for another network', async () => {
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

  it('takes the work of the greediest client of a network for another client of that network', async () => {
    const { send, outcomes } = setup()
    for (let count = 0; count <= 10; count += 1) send(`x${count}`, { network: 'office', client: 'x' })
    await settled()
    send('y1', { network: 'office', client: 'y' })
    await settled()
    expect(outcomes).toEqual(['x10 refused'])
  })

  it('refuses another network without blame when all have an equal part of a full line', async () => {
    const { send, ask } = setup()
    for (const name of ['-', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) send(name)
    await settled()
    expect(() => ask('k')).toThrow(expect.objectContaining({ own: false }))
  })

  it('takes work of visitors for users, and never the other way round', async () => {
    const { send, ask, outcomes } = setup()
    for (const name of ['-', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) send(name)
    await settled()
    for (let count = 0; count < 10; count += 1) send(`u${count}`, { signedIn: true })
    await settled()
    expect(outcomes).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `${name} refused`))
    expect(() => ask('v')).toThrow(expect.objectContaining({ own: false }))
  })

  it('is longer for quick work and shorter for slow work', async () => {
    const { send, line, end } = setup()
    send('a0')
    await settled()
    end('a0')
    await settled()
    // A unit took no time: an eighth of the guess is gone.
    for (let count = 0; count < 11; count += 1) enter(line)
    expect(() => enter(line)).toThrow(Refusal)
  })

  it('takes in work that is longer than the whole line when nothing waits', () => {
    const { line } = setup()
    expect(() => enter(line, {}, 20)).not.toThrow()
  })

  it('keeps a place for work that is not ready, and gives its turn to work that is', async () => {
    const { line, send, begun } = setup()
    const places = Array.from({ length: 5 }, () => enter(line))
    send('b1')
    await settled()
    expect(begun).toEqual(['b1'])
    for (let count = 0; count < 5; count += 1) enter(line)
    expect(() => enter(line)).toThrow(Refusal)
    places[0]?.leave()
    expect(() => enter(line)).not.toThrow()
  })

  it('tells work that lost its place before it was ready', async () => {
    const { line } = setup()
    const places = Array.from({ length: 10 }, () => enter(line))
    enter(line, { network: 'other' })
    expect(() => places.at(-1)?.throwIfRefused()).toThrow(Refusal)
    await expect(places.at(-1)?.run(never, () => Promise.resolve())).rejects.toThrow(Refusal)
  })

  it('lets the next go ahead when work is given up, waiting or under way', async () => {
    const { line, send, begun } = setup()
    const abort = new AbortController()
    const failed = enter(line).run(never, () => Promise.reject(new Error('broken')))
    const left = enter(line).run(abort.signal, () => Promise.resolve())
    abort.abort(new Error('gone'))
    send('b1')
    await expect(failed).rejects.toThrow('broken')
    await expect(left).rejects.toThrow('gone')
    await settled()
    expect(begun).toEqual(['b1'])
  })
})
