import { useState } from 'react'
import type { Stars } from '@voice-rankings/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StarRating } from '../../ratings/index.ts'
import { Segmented, Select } from '../../ui/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const OPTIONS = ['Grid', 'List', 'Map'].map((label) => ({ value: label, label }))

function Choice({ as: Control }: { as: typeof Segmented | typeof Select }) {
  const [value, setValue] = useState('Grid')
  return <Control label="View" options={OPTIONS} value={value} onValueChange={setValue} />
}

const checkedIn = ({ root }: Stage) =>
  [...root.querySelectorAll('[role=radio][aria-checked=true]')].map((star) => star.getAttribute('aria-label'))

describe.each(PLACES)('choices %s', (place) => {
  let stage: Stage
  afterEach(() => stage.leave())

  describe('stars', () => {
    const onRate = vi.fn<(stars: Stars) => void>()
    async function show(value: Stars | null) {
      onRate.mockClear()
      stage = await enterStage(place, <StarRating label="Rate" value={value} onRate={onRate} />, { awaits: '1 Poor' })
    }

    it.each<[Stars | null, string, string]>([
      // The tab stop is the checked star, or the first.
      [null, 'Tab', '1 Poor'],
      [3, 'Tab', '3 Good'],
      [3, 'Tab Tab Shift+Tab', '3 Good → after → 3 Good'],
      [3, 'Tab ArrowRight', '3 Good → 4 Great'],
      [3, 'Tab ArrowDown', '3 Good → 4 Great'],
      [3, 'Tab ArrowLeft', '3 Good → 2 Decent'],
      [3, 'Tab ArrowUp', '3 Good → 2 Decent'],
      [3, 'Tab Home', '3 Good → 1 Poor'],
      [3, 'Tab End', '3 Good → 5 Excellent!'],
      [5, 'Tab ArrowRight', '5 Excellent! → 1 Poor'],
      [1, 'Tab ArrowLeft', '1 Poor → 5 Excellent!'],
      [null, 'Tab ArrowRight', '1 Poor → 2 Decent'],
    ])('with %o chosen, the keys %s move through %s without sending', async (value, keys, path) => {
      await show(value)
      expect(await stage.press('before', keys)).toBe(path)
      expect(checkedIn(stage)).toEqual(value === null && keys === 'Tab' ? [] : [path.split(' → ').at(-1)])
      expect(onRate).not.toHaveBeenCalled()
    })

    it.each<[Stars | null, string, Stars]>([
      [null, 'Tab Space', 1],
      [null, 'Tab Enter', 1],
      [3, 'Tab ArrowRight Enter', 4],
      [3, 'Tab End Space', 5],
    ])('with %o chosen, the keys %s send the rating %i', async (value, keys, stars) => {
      await show(value)
      await stage.press('before', keys)
      expect(onRate.mock.calls).toEqual([[stars]])
    })
  })

  describe('segmented control', () => {
    beforeEach(async () => {
      stage = await enterStage(place, <Choice as={Segmented} />, { awaits: 'Grid' })
    })

    it.each([
      ['Tab', 'Grid'],
      ['Tab ArrowRight', 'Grid → List'],
      ['Tab ArrowDown', 'Grid → List'],
      ['Tab ArrowLeft', 'Grid → Map'],
      ['Tab ArrowUp', 'Grid → Map'],
      ['Tab ArrowRight ArrowRight ArrowRight', 'Grid → List → Map → Grid'],
      ['Tab ArrowRight Tab Shift+Tab', 'Grid → List → after → List'],
      ['Tab Space', 'Grid → Grid'],
    ])('the keys %s move through %s and select the focused option', async (keys, path) => {
      expect(await stage.press('before', keys)).toBe(path)
      const chosen = [...stage.root.querySelectorAll<HTMLInputElement>('input')].filter((radio) => radio.checked)
      expect(chosen.map(({ value }) => value)).toEqual([path.split(' → ').at(-1)])
    })
  })

  it.each([
    ['l', 'List'],
    ['m', 'Map'],
  ])('a select chooses with the letter %s the option %s and keeps focus', async (key, option) => {
    stage = await enterStage(place, <Choice as={Select} />, { awaits: 'View' })
    expect(await stage.press('View', key)).toBe('View')
    expect((stage.named('View') as HTMLSelectElement).value).toBe(option)
  })
})
