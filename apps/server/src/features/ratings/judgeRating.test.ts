import { expect, it } from 'vitest'
import { judgeRating, type RatingFacts } from './judgeRating.ts'

const DAY_MS = 86_400_000

/** A user with an old account who listened to the end and took their time. */
const honest: RatingFacts = {
  token: 'right',
  sinceTokenMs: 6000,
  durationMs: 5000,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  earlier: { tenSeconds: 0, minute: 2, hour: 20 },
  othersInNetwork: 1,
  accountAgeMs: 90 * DAY_MS,
}
const visitor = { accountAgeMs: null }

it.each<[string, Partial<RatingFacts>, Record<string, string>, weight: number, excluded: boolean]>([
  ['counts in full from a user who listened', {}, {}, 1, false],
  ['counts less from a visitor', visitor, {}, 0.3, false],
  [
    'has no weight without a proof of playback',
    { token: 'none', sinceTokenMs: null },
    { playback: 'unknown', decision: 'unknown' },
    0,
    false,
  ],
  [
    'is excluded with a token for something else',
    { token: 'wrong', sinceTokenMs: null },
    { playback: 'fail', decision: 'unknown' },
    1,
    true,
  ],
  ['is excluded when it was not played to its end', { sinceTokenMs: 2400 }, { playback: 'fail' }, 1, true],
  ['counts when it was played at twice its speed', { sinceTokenMs: 2500 }, {}, 1, false],
  [
    'counts when decided quickly after a short word',
    { sinceTokenMs: 900, durationMs: 700 },
    { decision: 'fail' },
    1,
    false,
  ],
  [
    'counts from a program that says what it is, as long as nothing else is wrong',
    { userAgent: 'curl/8.14' },
    { userAgent: 'fail' },
    1,
    false,
  ],
  [
    'is excluded from a new account, by a program, at once',
    { userAgent: undefined, sinceTokenMs: 900, durationMs: 700, accountAgeMs: 0 },
    { userAgent: 'fail', decision: 'fail', account: 'fail' },
    1,
    true,
  ],
  [
    'is excluded when it comes too fast',
    { earlier: { tenSeconds: 3, minute: 3, hour: 3 } },
    { velocity: 'fail' },
    1,
    true,
  ],
  [
    'is excluded when there are too many in a minute',
    { earlier: { tenSeconds: 0, minute: 12, hour: 12 } },
    { velocity: 'fail' },
    1,
    true,
  ],
  [
    'is excluded when there are too many in an hour',
    { earlier: { tenSeconds: 0, minute: 0, hour: 150 } },
    { velocity: 'fail' },
    1,
    true,
  ],
  ['counts from users of one office', { othersInNetwork: 30 }, { network: 'fail' }, 1, false],
  [
    'is excluded from one of many visitors of one network',
    { ...visitor, othersInNetwork: 3 },
    { network: 'fail' },
    0.3,
    true,
  ],
  ['counts from a network that is not known', { othersInNetwork: null }, { network: 'unknown' }, 1, false],
  ['counts from a new account', { accountAgeMs: DAY_MS }, { account: 'fail' }, 1, false],
])('a rating %s', (_what, facts, checks, weight, excluded) => {
  const all = {
    playback: 'pass',
    decision: 'pass',
    userAgent: 'pass',
    velocity: 'pass',
    network: 'pass',
    account: 'pass',
  }
  const { account: _account, ...ofVisitor } = all
  const judgement = judgeRating({ ...honest, ...facts })
  expect(judgement.checks).toEqual({ ...(facts.accountAgeMs === null ? ofVisitor : all), ...checks })
  expect([judgement.weight, judgement.excluded]).toEqual([weight, excluded])
})
