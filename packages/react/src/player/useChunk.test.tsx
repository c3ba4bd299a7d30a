import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useChunk } from './useChunk.ts'

afterEach(() => vi.restoreAllMocks())

const MISSING = 'No words light up.'

it('what could not be loaded is loaded once the connection is back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => 'words').mockRejectedValueOnce(new TypeError('offline'))
  const { result } = renderHook(() => useChunk(load, true, MISSING))
  await waitFor(() => expect(log).toHaveBeenCalledWith(MISSING, expect.any(TypeError)))
  expect(result.current).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toBe('words'))
  act(() => void dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
})

it('nothing is asked for any more by a component that is gone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn().mockRejectedValue(new TypeError('offline'))
  const { unmount } = renderHook(() => useChunk(load, true, MISSING))
  await waitFor(() => expect(log).toHaveBeenCalled())
  unmount()
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(1)
})
