import { createFakeClock } from '@voice-rankings/testkit'
import { expect, test } from 'vitest'
import { CHECK_MS, createNewBuildStore } from './newBuildStore.ts'

const HOUR_MS = 3_600_000

/** Page of build `one`, and a server whose latest build the test sets; null simulates an unreachable server. */
function setup() {
  const clock = createFakeClock()
  const startedAt = clock.now()
  const server: { latest: string | null; delayMs: number } = { latest: 'one', delayMs: 0 }
  const page = { hidden: false }
  const asked: number[] = []
  const store = createNewBuildStore({
    build: 'one',
    clock,
    isHidden: () => page.hidden,
    readLatest(now) {
      asked.push(now - startedAt)
      const { latest, delayMs } = server
      if (latest === null) return Promise.reject(new Error('away'))
      return new Promise((resolve) => clock.setTimeout(() => resolve(latest), delayMs))
    },
  })
  return { clock, server, page, asked, store }
}

test('the store checks every 3,600,000 ms with a cache-busting timestamp', async () => {
  const { clock, asked, store } = setup()
  expect(CHECK_MS).toBe(3_600_000)
  store.start()
  await clock.advance(HOUR_MS - 1)
  expect(asked).toEqual([])
  await clock.advance(2 * HOUR_MS + 1)
  expect(asked).toEqual([HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS])
})

/** Latest build on the server at each full hour, and the expected state. */
test.each<[name: string, hours: [latest: string | null, told: string][]]>([
  [
    'stays current while the build is the same',
    [
      ['one', 'current'],
      ['one', 'current'],
    ],
  ],
  [
    'reports another build',
    [
      ['two', 'new'],
      ['two', 'new'],
    ],
  ],
  [
    'retries an unreachable server',
    [
      [null, 'current'],
      ['two', 'new'],
    ],
  ],
  [
    'withdraws the report when the build is rolled back',
    [
      ['two', 'new'],
      ['one', 'current'],
    ],
  ],
])('%s', async (_name, hours) => {
  const { clock, server, store } = setup()
  store.start()
  for (const [latest, told] of hours) {
    server.latest = latest
    await clock.advance(HOUR_MS)
    expect(store.getState()).toBe(told)
  }
})

test('after a dismissal the store reports only the next build', async () => {
  const { clock, server, store } = setup()
  const heard: string[] = []
  store.subscribe(() => heard.push(store.getState()))
  store.start()
  server.latest = 'two'
  await clock.advance(HOUR_MS)
  store.dismiss()
  await clock.advance(5 * HOUR_MS)
  expect(store.getState()).toBe('current')
  server.latest = 'three'
  await clock.advance(HOUR_MS)
  expect(heard).toEqual(['new', 'current', 'new'])
})

test('a hidden page does not check, and checks at once when visible again', async () => {
  const { clock, page, asked, store } = setup()
  store.start()
  page.hidden = true
  await clock.advance(10 * HOUR_MS)
  expect(asked).toEqual([])
  page.hidden = false
  store.onVisible()
  store.onVisible()
  await clock.advance(HOUR_MS)
  expect(asked).toEqual([10 * HOUR_MS, 11 * HOUR_MS])
})

test('a page hidden for less than an hour checks when the hour is over', async () => {
  const { clock, page, asked, store } = setup()
  store.start()
  page.hidden = true
  await clock.advance(HOUR_MS / 2)
  page.hidden = false
  store.onVisible()
  await clock.advance(HOUR_MS / 2)
  expect(asked).toEqual([HOUR_MS])
})

test('a stopped store checks no more and ignores late responses', async () => {
  const { clock, server, store } = setup()
  const stop = store.start()
  server.latest = 'two'
  server.delayMs = 1000
  await clock.advance(HOUR_MS)
  stop()
  await clock.advance(3 * HOUR_MS)
  expect([store.getState(), clock.pending]).toEqual(['current', 0])
})
