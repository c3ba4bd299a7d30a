import { describe, expect, it } from 'vitest'
import {
  PoolAbortedError,
  PoolBusyError,
  PoolCrashedError,
  PoolTimeoutError,
  PoolUnavailableError,
} from '../../kernel/workers/poolError.ts'
import { speechErrorOf } from './speechError.ts'

describe('speechErrorOf', () => {
  it.each([
    [
      new PoolUnavailableError('Parrot', 'it is shutting down.'),
      { message: 'Parrot cannot speak now: it is shutting down.' },
    ],
    [new PoolBusyError('Parrot', 2500), { retryAfterMs: 2500, message: expect.stringContaining('Try again in 3 s.') }],
    [new PoolTimeoutError('Parrot', 30_000), { timeoutMs: 30_000, message: expect.stringContaining('in 30 s') }],
    [new PoolCrashedError('Parrot', 'its thread ended'), { message: expect.stringContaining('(its thread ended)') }],
    [new PoolAbortedError('Parrot'), { message: 'The speech was cancelled before it was finished.' }],
  ])('maps a pool error to the speech error of the same code: %s', (failure, expected) => {
    expect(speechErrorOf(failure)).toMatchObject({
      name: expect.stringMatching(/^(Engine|Speech)/),
      code: failure.code,
      ...expected,
    })
  })

  it('returns any other error unchanged', () => {
    const fault = new TypeError('not of the pool')
    expect(speechErrorOf(fault)).toBe(fault)
  })
})
