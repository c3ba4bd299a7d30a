import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import { expect, userEvent, within } from 'storybook/test'
import { workFixture } from './testing/workFixture.ts'
import { WorkList } from './WorkList.tsx'

const client = createFakeClient({
  'works.list': () => new Promise<never>(() => {}),
  'works.delete': (input) => input,
})
const works = [
  workFixture({ spoken_count: 3 }),
  workFixture({
    work_id: 'w2',
    work_title: 'A title that is so long that it needs more than one line on a phone',
    work_duration: 8_400_000,
  }),
]

const meta = {
  title: 'Works/WorkList',
  component: WorkList,
  args: { initial: works, hrefOf: () => '#' },
  parameters: { runtime: { client } },
} satisfies Meta<typeof WorkList>

export default meta
type Story = StoryObj<typeof meta>

export const Texts: Story = {}

export const LeftOff: Story = {
  args: {
    initial: [
      workFixture({ work_place: { section_title: 'The boat', time_left: 840_000 }, work_duration: 1_680_000 }),
      workFixture({ work_id: 'w2', work_title: 'The hill', work_place: { section_title: null, time_left: 0 } }),
      workFixture({ work_id: 'w3', work_title: 'The sea', work_status: 'speaking', spoken_count: 2 }),
    ],
  },
}

export const Deleted: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete The river' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Empty: Story = { args: { initial: [] } }

export const Loading: Story = { args: { initial: undefined } }
