import { expect, it, vi } from 'vitest'
import { createLatestRequest } from './latestRequest.ts'

const onFailure = vi.fn()

it('the latest request drops the one before, of which nothing is told', async () => {
  const request = createLatestRequest()
  const onAnswer = vi.fn()
  const signals: AbortSignal[] = []
  const ask = (answer: string) => async (signal: AbortSignal) => {
    signals.push(signal)
    return answer
  }
  await Promise.all([request.send(ask('old'), onAnswer, onFailure), request.send(ask('new'), onAnswer, onFailure)])
  expect(onAnswer.mock.calls).toEqual([['new']])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

it('a request that fails tells why, and one that was dropped does not', async () => {
  const request = createLatestRequest()
  const failure = new TypeError('offline')
  const fail = () => Promise.reject(failure)
  await request.send(fail, () => {}, onFailure)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
  const dropped = request.send(fail, () => {}, onFailure)
  request.drop()
  await dropped
  expect(onFailure).toHaveBeenCalledOnce()
})
