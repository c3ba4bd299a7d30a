import { createFakeClock } from '@voice-rankings/testkit'
import { expect, test } from 'vitest'
import { CHECK_MS, createNewBuildStore } from './newBuildStore.ts'

const HOUR_MS = 3_600_000

/** A page of the build `one`, and a server whose newest build the test sets; null while it cannot be reached. */
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

test('asks every 3,600,000 ms, with a time that makes the address new', async () => {
  const { clock, asked, store } = setup()
  expect(CHECK_MS).toBe(3_600_000)
  store.start()
  await clock.advance(HOUR_MS - 1)
  expect(asked).toEqual([])
  await clock.advance(2 * HOUR_MS + 1)
  expect(asked).toEqual([HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS])
})

/** What the server has at each full hour, and what the visitor is told then. */
test.each<[name: string, hours: [latest: string | null, told: string][]]>([
  [
    'the same build is nothing new',
    [
      ['one', 'current'],
      ['one', 'current'],
    ],
  ],
  [
    'another build is told of',
    [
      ['two', 'new'],
      ['two', 'new'],
    ],
  ],
  [
    'a server that is away is asked again',
    [
      [null, 'current'],
      ['two', 'new'],
    ],
  ],
  [
    'a build that was taken back is told of no more',
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

test('a visitor who has read it is told of the next build only', async () => {
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

test('a hidden page asks nothing, and asks at once when it is seen again', async () => {
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

test('a page that was hidden for less than an hour asks when the hour is over', async () => {
  const { clock, page, asked, store } = setup()
  store.start()
  page.hidden = true
  await clock.advance(HOUR_MS / 2)
  page.hidden = false
  store.onVisible()
  await clock.advance(HOUR_MS / 2)
  expect(asked).toEqual([HOUR_MS])
})

test('a page that is left asks no more, and an answer that comes too late changes nothing', async () => {
  const { clock, server, store } = setup()
  const stop = store.start()
  server.latest = 'two'
  server.delayMs = 1000
  await clock.advance(HOUR_MS)
  stop()
  await clock.advance(3 * HOUR_MS)
  expect([store.getState(), clock.pending]).toEqual(['current', 0])
})
