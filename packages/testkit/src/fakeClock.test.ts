import { expect, test } from 'vitest'
import { createFakeClock } from './fakeClock.ts'

test('fake timers run in the order of their times, and cleared timers do not run', async () => {
  const clock = createFakeClock(0)
  const ran: string[] = []
  clock.setTimeout(() => ran.push(`late at ${clock.now()}`), 300)
  clock.setTimeout(() => ran.push(`early at ${clock.now()}`), 100)
  clock.clearTimeout(clock.setTimeout(() => ran.push('never'), 200))
  await clock.advance(299)
  expect(ran).toEqual(['early at 100'])
  await clock.advance(1)
  expect(ran).toEqual(['early at 100', 'late at 300'])
  expect(clock.pending).toBe(0)
})

test('a timer set during advance runs within the same advance', async () => {
  const clock = createFakeClock(0)
  let ended = 0
  clock.setTimeout(() => {
    void Promise.resolve().then(() => clock.setTimeout(() => (ended = clock.now()), 50))
  }, 100)
  await clock.advance(200)
  expect(ended).toBe(150)
})
