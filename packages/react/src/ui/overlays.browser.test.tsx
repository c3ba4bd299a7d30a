import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog, Menu, MenuItem, Popover } from './index.ts'

/** One of each overlay among other controls, in a box that would clip what stands in it. */
function Example() {
  const [chosen, setChosen] = useState('none')
  return (
    <div style={{ transform: 'translate(0)', overflow: 'hidden', inlineSize: 560, blockSize: 60 }}>
      <button type="button">before</button>
      <Menu trigger={<button type="button">menu</button>}>
        {['apple', 'banana', 'cherry'].map((name) => (
          <MenuItem key={name} onSelect={() => setChosen(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Popover label="Panel" trigger={<button type="button">popover</button>}>
        <input aria-label="filter" />
        <button type="button">inside</button>
      </Popover>
      <Chooser />
      <Dialog title="Window" closeLabel="close" trigger={<button type="button">dialog</button>}>
        <Menu trigger={<button type="button">nested</button>}>
          <MenuItem>first</MenuItem>
        </Menu>
        <button type="button">last</button>
      </Dialog>
      <button type="button">after</button>
      <output>{chosen}</output>
    </div>
  )
}

function Chooser() {
  const [open, setOpen] = useState(false)
  return (
    <Popover label="Choices" open={open} onOpenChange={setOpen} trigger={<button type="button">panel</button>}>
      <input aria-label="search" />
      <button type="button" onClick={() => setOpen(false)}>
        choose
      </button>
    </Popover>
  )
}

/** The element that has the focus, through shadow roots. */
function deepActive(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? ''

describe.each(['in the page', 'in a shadow root'])('%s', (place) => {
  let root: HTMLElement | ShadowRoot
  let leave: () => void

  beforeEach(async () => {
    const host = document.body.appendChild(document.createElement('div'))
    root = place === 'in a shadow root' ? host.attachShadow({ mode: 'open' }) : host
    const styles = root.appendChild(document.createElement('link'))
    styles.rel = 'stylesheet'
    const loaded = new Promise((resolve) => styles.addEventListener('load', resolve))
    styles.href = new URL('../styles.css', import.meta.url).href
    const react = createRoot(root.appendChild(document.createElement('div')))
    react.render(<Example />)
    leave = () => {
      react.unmount()
      host.remove()
    }
    await loaded
    await expect.poll(() => named('menu')).toBeTruthy()
  })
  afterEach(() => leave())

  const named = (name: string) =>
    [...root.querySelectorAll<HTMLElement>('button, input')].find((one) => nameOf(one) === name)
  const isOpen = (part: 'menu' | 'popover' | 'backdrop') => root.querySelector(`[part=${part}]`) !== null

  /** Focuses a control, presses each key, and tells what has the focus after each. */
  async function press(from: string, keys: string): Promise<string> {
    named(from)?.focus()
    const path: string[] = []
    for (const key of keys.split(' ')) {
      await userEvent.keyboard(key.length > 1 && !key.startsWith('{Shift>}') ? `{${key}}` : key)
      // Where the focus goes after a render.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      path.push(nameOf(deepActive()))
    }
    return path.join(' ')
  }
  const BACK = '{Shift>}{Tab}{/Shift}'

  it.each([
    ['Enter ArrowDown ArrowDown ArrowDown', 'apple banana cherry apple'],
    ['ArrowDown ArrowUp', 'apple cherry'],
    ['ArrowUp Home End', 'cherry apple cherry'],
    ['Enter c', 'apple cherry'],
    ['Enter Escape', 'apple menu'],
    ['Enter Tab', 'apple popover'],
    [`Enter ${BACK}`, 'apple before'],
  ])('a menu goes by the keys %s through %s', async (keys, path) => {
    expect(await press('menu', keys)).toBe(path)
    expect(isOpen('menu')).toBe(/(apple|banana|cherry)$/.test(path))
  })

  it.each(['Enter', ' '])('a menu item is chosen by %o, and the button has the focus again', async (key) => {
    await press('menu', 'Enter ArrowDown')
    await userEvent.keyboard(key === ' ' ? '[Space]' : '{Enter}')
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('banana')
    expect(nameOf(deepActive())).toBe('menu')
    expect(isOpen('menu')).toBe(false)
  })

  it('a menu closes when something else inside the same place is pressed', async () => {
    await press('menu', 'Enter')
    await userEvent.click(named('after') as HTMLElement)
    await expect.poll(() => isOpen('menu')).toBe(false)
  })

  it('a menu stands over what would clip it', async () => {
    await press('menu', 'Enter')
    const item = named('cherry')?.getBoundingClientRect() ?? new DOMRect()
    const hit = root instanceof ShadowRoot ? root : document
    expect(nameOf(hit.elementFromPoint(item.x + item.width / 2, item.y + item.height / 2))).toBe('cherry')
  })

  it.each([
    ['Enter Tab Escape', 'filter inside popover'],
    ['Enter Tab Tab', 'filter inside panel'],
    [`Enter ${BACK}`, 'filter popover'],
  ])('a popover goes by the keys %s through %s', async (keys, path) => {
    expect(await press('popover', keys)).toBe(path)
  })

  it('a popover gives the focus back when a choice inside closes it', async () => {
    await press('panel', 'Enter Tab')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => isOpen('popover')).toBe(false)
    expect(nameOf(deepActive())).toBe('panel')
  })

  it('a popover closes when the focus has left it', async () => {
    await press('popover', 'Enter Tab Tab')
    await expect.poll(() => isOpen('popover')).toBe(false)
  })

  it.each([
    ['Enter Tab Tab Tab', 'close nested last close'],
    [`Enter ${BACK} ${BACK}`, 'close last nested'],
    ['Enter Escape', 'close dialog'],
    ['Enter Enter', 'close dialog'],
    ['Enter Tab Enter Escape Escape', 'close nested first nested dialog'],
  ])('a dialog goes by the keys %s through %s', async (keys, path) => {
    expect(await press('dialog', keys)).toBe(path)
    expect(isOpen('backdrop')).toBe(!path.endsWith('dialog'))
  })

  it('a dialog fills the window, whatever it stands in, and closes when its backdrop is pressed', async () => {
    await press('dialog', 'Enter')
    const backdrop = root.querySelector('dialog')
    expect(backdrop?.getBoundingClientRect().width).toBe(innerWidth)
    await userEvent.click(backdrop as HTMLElement, { position: { x: 4, y: 4 } })
    await expect.poll(() => isOpen('backdrop')).toBe(false)
    expect(nameOf(deepActive())).toBe('dialog')
  })

  it('a dialog keeps the page behind it from being focused', async () => {
    await press('dialog', 'Enter')
    named('after')?.focus()
    expect(nameOf(deepActive())).not.toBe('after')
  })
})
