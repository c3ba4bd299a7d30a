import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyModule } from './lazyModule.ts'
import { useLazyModule } from './useLazyModule.ts'

afterEach(() => vi.restoreAllMocks())

const silenceLog = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const failingOnce = () => vi.fn(async () => 'panel').mockRejectedValueOnce(new TypeError('offline'))

it('a lazy module that was prepared is there at the first render', async () => {
  const lazy = lazyModule(async () => 'panel')
  lazy.prepare()
  await lazy.load()
  expect(renderHook(() => useLazyModule(lazy, true)).result.current).toBe('panel')
})

it('a lazy module is neither loaded nor given before it is wanted', async () => {
  const load = vi.fn(async () => 'panel')
  const lazy = lazyModule(load)
  const { result, rerender } = renderHook(() => useLazyModule(lazy, false))
  expect(load).not.toHaveBeenCalled()
  await lazy.load()
  rerender()
  expect(result.current).toBeNull()
})

it('a lazy module that failed is reported once, and loaded when it is wanted again', async () => {
  const log = silenceLog()
  const lazy = lazyModule(failingOnce())
  const onFailure = vi.fn()
  const { result, rerender } = renderHook(({ open }) => useLazyModule(lazy, open, onFailure), {
    initialProps: { open: true },
  })
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(log).toHaveBeenCalledOnce()
  expect(result.current).toBeNull()
  rerender({ open: false })
  await act(async () => rerender({ open: true }))
  await waitFor(() => expect(result.current).toBe('panel'))
  expect(onFailure).toHaveBeenCalledOnce()
})

it('a lazy module that failed is loaded once the connection is back', async () => {
  const log = silenceLog()
  const load = failingOnce()
  const lazy = lazyModule(load)
  const { result } = renderHook(() => useLazyModule(lazy, true))
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('A part of the page could not be loaded.', expect.any(TypeError)),
  )
  expect(result.current).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toBe('panel'))
  act(() => void dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
})

it('a component that is gone asks for its lazy module no more', async () => {
  const log = silenceLog()
  const load = vi.fn().mockRejectedValue(new TypeError('offline'))
  const lazy = lazyModule(load)
  const { unmount } = renderHook(() => useLazyModule(lazy, true))
  await waitFor(() => expect(log).toHaveBeenCalled())
  unmount()
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(1)
})
