import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Alert, Button, Dialog, Flag, IconButton, Menu, MenuChoice, MenuItem, Segmented } from './index.ts'

const meta = { title: 'Basics' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const

export const Buttons: Story = {
  globals: { theme: 'both' },
  render: () => (
    <div style={row} data-gender="female">
      {(['primary', 'tone', 'quiet', 'plain'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button size="small">small</Button>
      <Button size="large">large</Button>
      <Button variant="tone" busy disabled>
        busy
      </Button>
      <Button variant="primary" disabled>
        disabled
      </Button>
      <IconButton label="Favorite">
        <Heart aria-hidden="true" />
      </IconButton>
    </div>
  ),
}

export const Alerts: Story = {
  globals: { theme: 'both' },
  render: () => <Alert title="It did not work.">Press the button again.</Alert>,
}

export const Flags: Story = {
  render: () => (
    <p>
      {['en-GB', 'en', 'de-DE', 'pt-BR', 'ja'].map((code) => (
        <span key={code}>
          <Flag languageCode={code} /> {code}{' '}
        </span>
      ))}
    </p>
  ),
}

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const

function Views() {
  const [view, setView] = useState<'grid' | 'list'>('grid')
  return <Segmented label="View" options={VIEWS} value={view} onValueChange={setView} />
}

export const SegmentedChoice: Story = {
  render: () => <Views />,
  async play({ canvas }) {
    canvas.getByRole('radio', { name: 'Grid' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
  },
}

export const TooltipOnFocus: Story = {
  render: () => (
    <IconButton label="Filters" tooltip="Narrow the list down">
      <SlidersHorizontal aria-hidden="true" />
    </IconButton>
  ),
  async play() {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Narrow the list down')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

function SortMenu() {
  const [sort, setSort] = useState('name')
  return (
    <Menu align="start" trigger={<Button>Sort: {sort}</Button>}>
      <MenuChoice
        value={sort}
        onValueChange={setSort}
        options={[
          { value: 'name', label: 'Name' },
          { value: 'pitch', label: 'Pitch' },
        ]}
      />
      <MenuItem onSelect={() => setSort('none')}>Clear</MenuItem>
    </Menu>
  )
}

export const MenuByKeyboard: Story = {
  render: () => <SortMenu />,
  async play({ canvas }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu'))
    const name = menu.getByRole('menuitemradio', { name: 'Name' })
    await expect(name).toBeChecked()
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sort: pitch' })).toHaveFocus())
  },
}

export const DialogReturnsFocus: Story = {
  render: () => (
    <Dialog title="Filters" closeLabel="Close" side="bottom" trigger={<Button>Filters</Button>}>
      <p>Choose what a voice must be.</p>
    </Dialog>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
  },
}
