import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { createAllowances, parseAllowances } from './createAllowances.ts'
import { createClient } from './createClient.ts'
import { createLateClient } from './createLateClient.ts'

const headers = (ratelimit: string, policy = '"hold-device";q=5;w=86400, "hold-network";q=20;w=86400') =>
  new Headers({ 'ratelimit-policy': policy, ratelimit })

const DAY_MS = 86_400_000

describe('allowances', () => {
  it('are parsed from the headers of an answer', () => {
    expect(parseAllowances(headers('"hold-device";r=4;t=120, "hold-network";r=20'), 1_000_000)).toEqual([
      { name: 'hold-device', limit: 5, remaining: 4, windowMs: DAY_MS, resetsAt: 1_120_000 },
      { name: 'hold-network', limit: 20, remaining: 20, windowMs: DAY_MS, resetsAt: null },
    ])
  })

  it('are parsed with spaces around their parts', () => {
    expect(parseAllowances(headers(' "hold-device" ; r=4 ; t=120 '), 0)).toMatchObject([
      { remaining: 4, resetsAt: 120_000 },
    ])
  })

  it.each([
    ['no headers', new Headers()],
    ['a state without what remains', headers('"hold-device";t=60')],
    ['a policy without its limit', headers('"hold-device";r=4', '"hold-device";w=60')],
    ['a policy without its window', headers('"hold-device";r=4', '"hold-device";q=5')],
    ['a state without a policy', headers('"other";r=4')],
    ['older headers of the same name', headers('limit=5, remaining=4, reset=60')],
    ['something else', headers('"hold-device";r=lots')],
  ])('are unknown with %s', (_, from) => {
    expect(parseAllowances(from)).toEqual([])
  })

  it('notify each listener once per change', () => {
    const allowances = createAllowances()
    const told: number[] = []
    allowances.subscribe(() => told.push(allowances.getState()[0]?.remaining ?? -1))
    for (const left of ['"hold-device";r=4', '"hold-device";r=4', '"hold-device";r=3', ''])
      allowances.note(headers(left))
    expect(told).toEqual([4, 3, -1])
  })

  it('include holds only, the one that is reached first before the others', () => {
    const allowances = createAllowances()
    allowances.note(
      headers(
        '"other";r=1, "hold-network";r=7, "hold-device";r=3',
        '"other";q=5;w=60, "hold-network";q=20;w=60, "hold-device";q=5;w=60',
      ),
    )
    expect(allowances.getState().map(({ name }) => name)).toEqual(['hold-device', 'hold-network'])
  })

  it('are empty before the first answer', () => {
    expect(createAllowances().getState()).toEqual([])
  })

  it('use one timer for all listeners, until the last of them unsubscribes', () => {
    vi.useFakeTimers({ now: 0 })
    const allowances = createAllowances()
    const [first, second] = [vi.fn(), vi.fn()]
    const leaveFirst = allowances.subscribe(first)
    const leaveSecond = allowances.subscribe(second)
    allowances.note(headers('"hold-device";r=4'))
    expect(vi.getTimerCount()).toBe(0)
    allowances.note(headers('"hold-device";r=3;t=120'))
    expect(vi.getTimerCount()).toBe(1)
    leaveFirst()
    expect(vi.getTimerCount()).toBe(1)
    allowances.note(headers('"hold-device";r=2;t=120'))
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([2, 3])
    leaveSecond()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('stay unchanged without a reset time', () => {
    vi.useFakeTimers({ now: 0 })
    const allowances = createAllowances()
    allowances.note(headers('"hold-device";r=0;t=120, "hold-network";r=15'))
    const leave = allowances.subscribe(() => {})
    vi.advanceTimersByTime(120_000)
    expect(allowances.getState()).toMatchObject([{ remaining: 5 }, { remaining: 15 }])
    leave()
    vi.useRealTimers()
  })

  it('are restored at the reset time while there is a listener', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const allowances = createAllowances()
    allowances.note(headers('"hold-device";r=0;t=120, "hold-network";r=15;t=300'))
    expect(vi.getTimerCount()).toBe(0)
    const told: number[][] = []
    const leave = allowances.subscribe(() => told.push(allowances.getState().map(({ remaining }) => remaining)))
    vi.advanceTimersByTime(120_000)
    expect(told).toEqual([[5, 15]])
    vi.advanceTimersByTime(180_000)
    expect(told).toEqual([
      [5, 15],
      [5, 20],
    ])
    leave()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('start with the given values until an answer has others', async () => {
    const known = parseAllowances(headers('"hold-device";r=2;t=60'))
    const client = createClient({
      allowances: known,
      fetch: async () => Response.json({}, { headers: headers('"hold-device";r=1;t=60') }),
    })
    expect(client.allowances.getState()).toEqual(known)
    expect(createLateClient({ allowances: known }).allowances.getState()).toEqual(known)
    await client.account.status()
    expect(client.allowances.getState()).toMatchObject([{ remaining: 1 }])
  })

  it('are updated by answers with the headers only', async () => {
    const answers = ['"hold-device";r=4', '', '"hold-device";r=0']
    const client = createClient({
      fetch: async (url) =>
        Response.json(
          { voices: [], user: undefined },
          { headers: url.includes('status') ? headers(answers.shift() ?? '') : {} },
        ),
    })
    await client.account.status()
    await client.voices.search({ search: 'a' }).catch(() => {})
    expect(client.allowances.getState()).toMatchObject([{ remaining: 4 }])
    await client.account.status()
    expect(client.allowances.getState()).toEqual([])
  })
})

test('parse any header to numbers', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (states, policies) => {
      const told = parseAllowances({ get: (name) => (name === 'ratelimit' ? states : policies) })
      expect(told.every(({ limit, remaining }) => Number.isInteger(limit) && Number.isInteger(remaining))).toBe(true)
    }),
  )
})
