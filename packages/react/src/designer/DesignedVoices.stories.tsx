import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesignedVoicesView } from './DesignedVoicesView.tsx'
import { designerMessages } from './messages.ts'
import { designedFixture } from './testing/spokenFixture.ts'

const yes = () => Promise.resolve(true)

const meta = {
  title: 'Designer/DesignedVoices',
  component: DesignedVoicesView,
  args: {
    texts: designerMessages.list,
    status: 'ready',
    designs: [designedFixture('Quiet harbour'), designedFixture('Old captain')],
    deleted: null,
    problem: null,
    isSaving: false,
    createHref: '/create-voice',
    headingLevel: 2,
    onRetry: () => {},
    onRename: yes,
    onDelete: yes,
    onRestore: yes,
  },
} satisfies Meta<typeof DesignedVoicesView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const Empty: Story = { args: { designs: [] } }
export const Loading: Story = { args: { status: 'loading', designs: [] } }
export const Failed: Story = { args: { status: 'failed', designs: [] } }
export const Deleted: Story = { args: { deleted: designedFixture('Loud harbour') } }
export const NotRenamed: Story = { args: { problem: { kind: 'rename', message: null } } }
export const LongName: Story = { args: { designs: [designedFixture('Aa'.repeat(30))] } }
