import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Dialog, Tooltip } from '../../ui/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const TEXT = 'Only you can see it'
const TOOLTIP = (
  <Tooltip text={TEXT}>
    <button type="button">lock</button>
  </Tooltip>
)

describe.each(PLACES)('tooltip %s', (place) => {
  let stage: Stage
  beforeEach(async () => {
    stage = await enterStage(
      place,
      <>
        {TOOLTIP}
        <button type="button">next</button>
        <Dialog title="Window" closeLabel="close" trigger={<button type="button">dialog</button>}>
          {TOOLTIP}
        </Dialog>
      </>,
      { awaits: 'lock' },
    )
  })
  afterEach(() => stage.leave())

  /** Visible tooltips with the control each describes. */
  const described = () =>
    [...stage.root.querySelectorAll('[role=tooltip]')].map(({ id, textContent }) => [
      stage.root.querySelector(`[aria-describedby="${id}"]`)?.textContent,
      textContent,
    ])

  it.each([
    ['before', 'Tab', 'lock', true],
    ['before', 'Tab Tab', 'lock → next', false],
    ['next', 'Shift+Tab', 'lock', true],
    ['before', 'Tab Escape', 'lock → lock', false],
    ['before', 'Tab Escape Tab Shift+Tab', 'lock → lock → next → lock', true],
    ['dialog', 'Enter Tab', 'close → lock', true],
    ['dialog', 'Enter Tab Tab', 'close → lock → close', false],
    ['dialog', 'Enter Tab Escape', 'close → lock → dialog', false],
  ])(
    'from “%s” the keys %s move through %s, and the tooltip is visible at the end: %s',
    async (from, keys, path, isSeen) => {
      expect(await stage.press(from, keys)).toBe(path)
      await expect.poll(described).toEqual(isSeen ? [['lock', TEXT]] : [])
    },
  )
})
