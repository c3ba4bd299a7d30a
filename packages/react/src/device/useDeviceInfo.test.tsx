import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeviceInfoOptions } from './useDeviceInfo.ts'
import { useDeviceInfo } from './useDeviceInfo.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

function Device(options: DeviceInfoOptions) {
  const { isMobile, isWindows } = useDeviceInfo(options)
  return <p>{isMobile ? 'phone' : isWindows ? 'windows' : 'other'}</p>
}

const agent = vi.spyOn(globalThis.navigator, 'userAgent', 'get')
const shown = () => screen.getByRole('paragraph').textContent
const resize = () => act(() => void globalThis.dispatchEvent(new Event('resize')))

beforeEach(() => {
  vi.useFakeTimers()
  agent.mockReturnValue(WINDOWS)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('useDeviceInfo', () => {
  it('reads the device 50 ms after the window was resized', () => {
    render(<Device refreshOnResize />)
    expect(shown()).toBe('windows')
    agent.mockReturnValue(IPHONE)
    resize()
    act(() => void vi.advanceTimersByTime(49))
    expect(shown()).toBe('windows')
    act(() => void vi.advanceTimersByTime(1))
    expect(shown()).toBe('phone')
  })

  it('waits until resizing has ended', () => {
    render(<Device refreshOnResize />)
    agent.mockReturnValue(IPHONE)
    resize()
    act(() => void vi.advanceTimersByTime(40))
    resize()
    act(() => void vi.advanceTimersByTime(40))
    expect(shown()).toBe('windows')
  })

  it('ignores resizing unless requested', () => {
    render(<Device />)
    agent.mockReturnValue(IPHONE)
    resize()
    act(() => void vi.advanceTimersByTime(1000))
    expect(shown()).toBe('windows')
  })

  it('uses the configured user agent if there is none', () => {
    agent.mockReturnValue('')
    render(<Device defaultUserAgent={IPHONE} />)
    expect(shown()).toBe('phone')
  })

  it('renders the configured device on the server and the real one after hydration, without errors', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const place = document.body.appendChild(document.createElement('div'))
    agent.mockReturnValue('')
    place.innerHTML = renderToString(<Device defaultUserAgent={IPHONE} />)
    expect(shown()).toBe('phone')
    agent.mockReturnValue(WINDOWS)
    let root: ReturnType<typeof hydrateRoot> | undefined
    await act(async () => {
      root = hydrateRoot(place, <Device defaultUserAgent={IPHONE} />)
    })
    expect(shown()).toBe('windows')
    expect(complaints).not.toHaveBeenCalled()
    act(() => root?.unmount())
    complaints.mockRestore()
  })
})
