import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu, MenuItem } from './index.ts'
import * as module from './useMenuPanel.ts'

const load = module.useMenuPanel
const onSelect = vi.fn()
const button = () => screen.getByRole('button', { name: 'Fruit' })

afterEach(() => {
  vi.restoreAllMocks()
  onSelect.mockClear()
})

function Fruit() {
  return (
    <>
      <Menu trigger={<button type="button">Fruit</button>}>
        {['apple', 'banana', 'cherry'].map((name) => (
          <MenuItem key={name} onSelect={() => onSelect(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <button type="button">after</button>
    </>
  )
}

describe('menu whose code is still loading', () => {
  let arrive: () => void

  beforeEach(() => {
    vi.spyOn(module, 'useMenuPanel').mockImplementation((isOpen, onFailure) => {
      const [isThere, setIsThere] = useState(false)
      arrive = () => act(() => setIsThere(true))
      const panels = load(isOpen, onFailure)
      return isThere ? panels : null
    })
  })

  it('shows a busy button', async () => {
    render(<Fruit />)
    await userEvent.click(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    arrive()
    expect(button().getAttribute('aria-busy')).toBeNull()
  })

  it('handles the keys that were pressed before it had loaded', async () => {
    render(<Fruit />)
    act(() => button().focus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}c{Enter}')
    expect(onSelect).not.toHaveBeenCalled()
    arrive()
    await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('cherry'))
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it('focuses the item for the last key', async () => {
    render(<Fruit />)
    act(() => button().focus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    arrive()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('banana'))
  })

  it.each([
    ['{Escape}', 'Fruit'],
    ['{Tab}', 'after'],
  ])('is cancelled by %s', async (key, focused) => {
    render(<Fruit />)
    act(() => button().focus())
    await userEvent.keyboard(`{ArrowDown}${key}`)
    arrive()
    expect(document.activeElement?.textContent).toBe(focused)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
