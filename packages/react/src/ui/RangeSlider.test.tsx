import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { RangeSlider } from './RangeSlider.tsx'

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `Intensity, ${name}` })
const slide = (name: string, place: number) => fireEvent.change(thumb(name), { target: { value: String(place) } })

/** Intensity slider whose values are mostly from 68 to 88. */
function setup(first: readonly [number, number] = [0, 100]) {
  const onValueChange = vi.fn<(value: [number, number]) => void>()
  function Example() {
    const [value, setValue] = useState(first)
    return (
      <RangeSlider
        label="Intensity"
        lowLabel="Intensity, lowest"
        highLabel="Intensity, highest"
        min={0}
        max={100}
        step={1}
        value={value}
        onValueChange={(chosen) => {
          onValueChange(chosen)
          setValue(chosen)
        }}
        formatValue={(one) => `${one} %`}
        formatRange={([low, high]) => `${low}–${high} %`}
        histogram={{ low: 68, high: 88, counts: [1, 2, 3, 4] }}
      />
    )
  }
  const { container } = render(<Example />)
  return { container, onValueChange }
}

it('a slider with a histogram of a part reaches the ends of the whole range', async () => {
  const { onValueChange } = setup([70, 80])
  slide('lowest', 0)
  slide('highest', 100)
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith([0, 100]))
})

it('a slider with a histogram of a part reaches values outside of it', async () => {
  const { onValueChange } = setup()
  slide('lowest', 6)
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith([34, 100]))
})

it('a slider with a histogram of a part gives most of its length to that part', async () => {
  const { onValueChange } = setup()
  slide('lowest', 50)
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith([78, 100]))
})

it('a thumb tells its value, not its place', () => {
  setup([78, 88])
  expect(thumb('lowest').getAttribute('aria-valuenow')).toBe('78')
  expect(thumb('lowest').getAttribute('aria-valuetext')).toBe('78 %')
  expect(Number(thumb('lowest').value)).toBeCloseTo(50)
})

it('a key moves a thumb by a step at least', async () => {
  const { onValueChange } = setup([78, 100])
  fireEvent.keyDown(thumb('lowest'), { key: 'ArrowRight' })
  slide('lowest', 51)
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith([79, 100]))
})

it('the ends of a histogram of a part are marked', () => {
  const { container } = setup()
  const marks = [...container.querySelectorAll('.voice-range-histogram line')]
  expect(marks.map((mark) => mark.getAttribute('x1'))).toEqual(['12%', '88%'])
})
