import type { Meta, StoryObj } from '@storybook/react-vite'
import { searchResultFixture } from '@voice-rankings/testkit'
import { expect } from 'storybook/test'
import { VoiceMap } from '../map/index.ts'
import { manyVoices } from '../map/testing/mapFixture.ts'
import { voicesMessages } from './messages.ts'
import { DEFAULT_FILTERS } from './filterValues.ts'
import { variedVoices } from './testing/variedVoices.ts'
import { VoicesView } from './VoicesView.tsx'

const voices = variedVoices()
const [voice] = voices

const meta = {
  title: 'Voices/VoicesView',
  component: VoicesView,
  args: {
    texts: voicesMessages,
    result: searchResultFixture(voices, { total: 412, catalogue_total: 1284 }),
    isChanging: false,
    filters: DEFAULT_FILTERS,
    isMap: false,
    mapQuery: {},
    collectionName: undefined,
    change: null,
    MapView: () => <VoiceMap initial={manyVoices(412)} />,
    onFiltersChange: () => {},
    onMapChange: () => {},
    onRemove: () => {},
    onRestore: () => {},
    onDismiss: () => {},
    onReload: () => {},
  },
} satisfies Meta<typeof VoicesView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Changing: Story = { args: { isChanging: true } }
export const AsMap: Story = {
  args: { isMap: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^412 voices/)).toBeVisible()
  },
}

const shown = { filters: { ...DEFAULT_FILTERS, collectionId: 'c1' }, collectionName: 'Audiobook narrators' }
const changed = (status: 'removed' | 'restored' | 'failed') => (voice ? { status, collectionId: 'c1', voice } : null)

export const Collection: Story = { args: shown }
export const VoiceRemoved: Story = {
  args: { ...shown, change: changed('removed') },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}
export const VoiceRestored: Story = {
  args: { ...shown, change: changed('restored') },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  },
}
export const CollectionUnchanged: Story = { args: { ...shown, change: changed('failed') } }
