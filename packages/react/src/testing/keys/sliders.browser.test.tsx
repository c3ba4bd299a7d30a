import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RangeSlider } from '../../ui/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

function Pitch() {
  const [value, setValue] = useState<[number, number]>([110, 260])
  return (
    <RangeSlider
      label="Pitch"
      lowLabel="lowest"
      highLabel="highest"
      min={80}
      max={400}
      step={5}
      value={value}
      onValueChange={setValue}
      formatValue={(hz) => `${hz} Hz`}
      formatRange={([low, high]) => `${low}–${high} Hz`}
    />
  )
}

describe.each(PLACES)('range slider %s', (place) => {
  let stage: Stage
  beforeEach(async () => {
    stage = await enterStage(place, <Pitch />, { awaits: 'highest' })
  })
  afterEach(() => stage.leave())

  const thumb = (name: string) => stage.named(name) as HTMLInputElement
  const values = () => ['lowest', 'highest'].map((name) => Number(thumb(name).value))

  it.each([
    ['lowest', 'ArrowRight', [115, 260]],
    ['lowest', 'ArrowUp', [115, 260]],
    ['lowest', 'ArrowLeft', [105, 260]],
    ['lowest', 'ArrowDown', [105, 260]],
    ['lowest', 'Home', [80, 260]],
    ['lowest', 'Home ArrowLeft', [80, 260]],
    // A thumb stops at the other one.
    ['lowest', 'End', [260, 260]],
    ['lowest', 'End ArrowRight', [260, 260]],
    ['highest', 'ArrowRight', [110, 265]],
    ['highest', 'ArrowUp', [110, 265]],
    ['highest', 'ArrowLeft', [110, 255]],
    ['highest', 'ArrowDown', [110, 255]],
    ['highest', 'End', [110, 400]],
    ['highest', 'End ArrowRight', [110, 400]],
    ['highest', 'Home', [110, 110]],
    ['highest', 'Home ArrowLeft', [110, 110]],
  ])('the %s thumb moves with the keys %s to %j and keeps focus', async (name, keys, [low, high]) => {
    expect(await stage.press(name, keys)).toMatch(new RegExp(`${name}$`))
    expect(values()).toEqual([low, high])
    expect(thumb(name).getAttribute('aria-valuetext')).toBe(`${name === 'lowest' ? low : high} Hz`)
  })

  it.each([
    ['PageUp', 1],
    ['PageDown', -1],
  ])('%s moves further than an arrow key', async (key, direction) => {
    await stage.press('highest', key)
    const [, high = 0] = values()
    expect((high - 260) * direction).toBeGreaterThan(5)
  })

  it('keeps its thumbs in Tab order of their values, at any position', async () => {
    const path = 'lowest → highest → after → highest → lowest'
    expect(await stage.press('before', 'Tab Tab Tab Shift+Tab Shift+Tab')).toBe(path)
    await stage.press('lowest', 'End')
    expect(await stage.press('before', 'Tab Tab Tab Shift+Tab Shift+Tab')).toBe(path)
  })
})
