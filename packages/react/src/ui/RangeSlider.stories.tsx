import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RangeSlider } from './RangeSlider.tsx'

const counts = Array.from({ length: 30 }, (_, bar) => Math.round(12 * Math.sin((Math.PI * (bar + 0.5)) / 30)))

const meta = {
  title: 'UI/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Pitch',
    lowLabel: 'Pitch, lowest',
    highLabel: 'Pitch, highest',
    min: 80,
    max: 400,
    step: 5,
    value: [110, 260],
    onValueChange: () => {},
    formatValue: (value) => `${value} Hz`,
    formatRange: ([low, high]) => `${low}–${high} Hz`,
    histogram: { low: 80, high: 400, counts },
  },
  render: function Movable(args) {
    const [value, setValue] = useState(args.value)
    return <RangeSlider {...args} value={value} onValueChange={setValue} />
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Narrowed: Story = {}
export const Full: Story = { args: { value: [80, 400] } }
export const ThumbsTogether: Story = { args: { value: [400, 400] } }
export const WithoutHistogram: Story = { args: { histogram: undefined } }
/** Most of the axis is where the values are. */
export const Uneven: Story = {
  args: {
    label: 'Intensity',
    lowLabel: 'Intensity, lowest',
    highLabel: 'Intensity, highest',
    min: 0,
    max: 100,
    step: 1,
    value: [75, 100],
    formatValue: (value) => `${value} %`,
    formatRange: ([low, high]) => `${low}–${high} %`,
    histogram: { low: 68, high: 89, counts },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
