import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createLazyModule } from './lazyModule.ts'
import { useLazyModule } from './useLazyModule.ts'

afterEach(() => vi.restoreAllMocks())

it('what was prepared is there at the first render', async () => {
  const lazy = createLazyModule(async () => 'panel')
  lazy.prepare()
  await lazy.load()
  expect(renderHook(() => useLazyModule(lazy, true, () => {})).result.current).toBe('panel')
})

it('nothing is loaded before it is wanted', () => {
  const load = vi.fn(async () => 'panel')
  renderHook(() => useLazyModule(createLazyModule(load), false, () => {}))
  expect(load).not.toHaveBeenCalled()
})

it('a failure is reported once, and what failed is loaded when it is wanted again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lazy = createLazyModule(vi.fn(async () => 'panel').mockRejectedValueOnce(new TypeError('offline')))
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
