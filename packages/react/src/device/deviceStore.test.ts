import { createFakeClock } from '@voice-rankings/testkit'
import { expect, test, vi } from 'vitest'
import { createDeviceStore, RESIZE_DELAY_MS } from './deviceStore.ts'
import type { DeviceStoreOptions } from './deviceStore.ts'

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'

function setup(device: ReturnType<DeviceStoreOptions['read']>) {
  const clock = createFakeClock()
  const page = { device }
  const store = createDeviceStore({ read: () => page.device, defaultUserAgent: LINUX, clock })
  const onChange = vi.fn()
  store.subscribe(onChange)
  return { clock, page, store, onChange }
}

test.each([
  ['on a server', undefined],
  ['without a user agent', { maxTouchPoints: 5 }],
  ['with an empty user agent', { userAgent: '', maxTouchPoints: 5 }],
])('the device has the default user agent %s', (_, device) => {
  const { store } = setup(device)
  expect(store.getState()).toMatchObject({ userAgent: LINUX, isFirefox: true, isDesktop: true })
})

test('the device is that of the browser, after the default of the first render', () => {
  const { store } = setup({ userAgent: PHONE, maxTouchPoints: 5 })
  expect(store.getState()).toMatchObject({ userAgent: PHONE, isMobile: true })
  expect(store.getInitialState()).toMatchObject({ userAgent: LINUX, isMobile: false })
})

test('an iPad is told from a Mac by its touch screen', () => {
  expect(setup({ userAgent: MAC, maxTouchPoints: 5 }).store.getState()).toMatchObject({ isTablet: true })
  expect(setup({ userAgent: MAC, maxTouchPoints: 0 }).store.getState()).toMatchObject({ isTablet: false })
})

test('the device is read again once, after the last of several resizes', async () => {
  const { store, clock, page, onChange } = setup({ userAgent: MAC, maxTouchPoints: 0 })
  page.device = { userAgent: PHONE, maxTouchPoints: 5 }
  store.onResize()
  await clock.advance(RESIZE_DELAY_MS - 1)
  store.onResize()
  await clock.advance(RESIZE_DELAY_MS - 1)
  expect(onChange).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(onChange).toHaveBeenCalledOnce()
  expect(store.getState()).toMatchObject({ userAgent: PHONE, isMobile: true })
})

test('a resize of the same device notifies nobody', async () => {
  const { store, clock, onChange } = setup({ userAgent: MAC, maxTouchPoints: 0 })
  const before = store.getState()
  store.onResize()
  await clock.advance(RESIZE_DELAY_MS)
  expect(onChange).not.toHaveBeenCalled()
  expect(store.getState()).toBe(before)
})

test('a stopped store does not read the device', async () => {
  const { store, clock, page, onChange } = setup({ userAgent: MAC, maxTouchPoints: 0 })
  page.device = { userAgent: PHONE, maxTouchPoints: 5 }
  store.onResize()
  store.stop()
  expect(clock.pending).toBe(0)
  await clock.advance(RESIZE_DELAY_MS)
  expect(onChange).not.toHaveBeenCalled()
})
