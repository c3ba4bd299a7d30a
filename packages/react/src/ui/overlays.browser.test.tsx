import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PLACES } from '../testing/showInBrowser.tsx'
import { enterStage } from '../testing/stage.tsx'
import type { Stage } from '../testing/stage.tsx'
import { Dialog, Menu, MenuItem, Popover } from './index.ts'

/** Each kind of overlay, in a container that clips its content. */
function Example() {
  return (
    <div style={{ transform: 'translate(0)', overflow: 'hidden', blockSize: 60 }}>
      <Menu trigger={<button type="button">menu</button>}>
        {['apple', 'banana', 'cherry'].map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
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
        <Popover label="Inner" trigger={<button type="button">inner</button>}>
          <input aria-label="query" />
        </Popover>
        <button type="button">last</button>
      </Dialog>
    </div>
  )
}

/** Two dialogs, of which one opens the other. */
function TwoDialogs() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Dialog title="One" closeLabel="Close one" trigger={<button type="button">first</button>}>
        <button type="button" onClick={() => setOpen(true)}>
          second
        </button>
      </Dialog>
      <Dialog title="Two" closeLabel="Close two" open={open} onOpenChange={setOpen}>
        Inside
      </Dialog>
    </>
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

describe.each(PLACES)('overlays %s', (place) => {
  let stage: Stage
  beforeEach(async () => {
    stage = await enterStage(place, <Example />, { awaits: 'menu' })
  })
  afterEach(() => stage.leave())

  it('a menu closes on a press elsewhere in the same root', async () => {
    await stage.press('menu', 'Enter')
    await userEvent.click(stage.named('before'))
    await expect.poll(() => stage.hasOverlay('menu')).toBe(false)
  })

  it('a menu is not clipped by its container', async () => {
    await stage.press('menu', 'Enter')
    const { x, y, width, height } = stage.named('cherry').getBoundingClientRect()
    const seen = stage.root instanceof ShadowRoot ? stage.root : document
    expect(seen.elementFromPoint(x + width / 2, y + height / 2)).toBe(stage.named('cherry'))
  })

  it.each([
    ['Enter Tab Escape', 'filter → inside → popover'],
    ['Enter Tab Tab', 'filter → inside → panel'],
    ['Enter Shift+Tab', 'filter → popover'],
  ])('in a popover the keys %s move through %s', async (keys, path) => {
    expect(await stage.press('popover', keys)).toBe(path)
  })

  it('a popover returns focus when a choice inside closes it', async () => {
    await stage.press('panel', 'Enter Tab')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stage.hasOverlay('popover')).toBe(false)
    expect(stage.focused()).toBe('panel')
  })

  it('a popover closes when focus leaves it', async () => {
    await stage.press('popover', 'Enter Tab Tab')
    await expect.poll(() => stage.hasOverlay('popover')).toBe(false)
  })

  it.each([
    ['Enter Tab Tab Tab Tab', 'close → nested → inner → last → close'],
    ['Enter Shift+Tab Shift+Tab', 'close → last → inner'],
    ['Enter Escape', 'close → dialog'],
    ['Enter Enter', 'close → dialog'],
    ['Enter Tab Enter Escape Escape', 'close → nested → first → nested → dialog'],
    ['Enter Tab Tab Enter Escape Escape', 'close → nested → inner → query → inner → dialog'],
  ])('in a dialog the keys %s move through %s', async (keys, path) => {
    expect(await stage.press('dialog', keys)).toBe(path)
    expect(stage.hasOverlay('backdrop')).toBe(!path.endsWith('dialog'))
  })

  it('a dialog fills the window in any container, and closes on a press of its backdrop', async () => {
    await stage.press('dialog', 'Enter')
    const backdrop = stage.root.querySelector('[part=backdrop]')
    expect(backdrop?.getBoundingClientRect().width).toBe(innerWidth)
    await userEvent.click(backdrop as HTMLElement, { position: { x: 4, y: 4 } })
    await expect.poll(() => stage.hasOverlay('backdrop')).toBe(false)
    expect(stage.focused()).toBe('dialog')
  })

  it('a dialog above another one takes focus and returns it', async () => {
    stage.leave()
    stage = await enterStage(place, <TwoDialogs />, { awaits: 'first' })
    expect(await stage.press('first', 'Enter Tab Enter Tab Escape Escape')).toBe(
      'Close one → second → Close two → Close two → second → first',
    )
  })

  it('a dialog keeps focus out of the page behind it', async () => {
    await stage.press('dialog', 'Enter')
    stage.named('after').focus()
    expect(stage.focused()).not.toBe('after')
  })
})
