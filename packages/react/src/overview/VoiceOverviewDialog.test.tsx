import { screen, waitFor } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { OVERVIEW_OPEN_MARKER } from './overviewHistory.ts'
import { overviewHandlers } from './testing/overviewHandlers.ts'
import { VoiceOverviewDialog } from './VoiceOverviewDialog.tsx'
import type { VoiceOverviewDialogProps } from './VoiceOverviewDialog.tsx'

const PATH = '/voice/flite/female/slt--standard'

/** Page that opens a voice in a dialog. */
function Page(props: Partial<VoiceOverviewDialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <VoiceOverviewDialog voice={voiceFixture()} {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

async function open(props: Partial<VoiceOverviewDialogProps> = {}) {
  const view = renderVoice(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
    { handlers: overviewHandlers },
  )
  await view.user.click(screen.getByRole('button', { name: 'Open' }))
  return view
}
const isOpen = () => screen.queryByRole('dialog', { name: 'Voice overview' }) !== null
const address = () => location.pathname + location.search

beforeEach(() => history.replaceState({ host: 'its own' }, '', '/blog?page=2'))

describe('VoiceOverviewDialog', () => {
  it('shows the overview of the voice', async () => {
    await open()
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('heading', { level: 2, name: 'Clara' })).toBeTruthy()
  })

  it("adds a marked history entry with its own address and keeps the host's state", async () => {
    await open()
    expect(address()).toBe(PATH)
    expect(history.state).toEqual({ host: 'its own', [OVERVIEW_OPEN_MARKER]: true })
  })

  it('has the snippet in its address', async () => {
    await open({ snippetId: 'q7c1v9' })
    expect(address()).toBe(`${PATH}?snippet=q7c1v9`)
  })

  it('replaces the address per tab, so that going back once closes the dialog', async () => {
    const { user } = await open()
    const entries = history.length
    await user.click(screen.getByRole('tab', { name: 'Similar' }))
    expect(address()).toBe(`${PATH}/similar`)
    expect(history.length).toBe(entries)
    history.back()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe('/blog?page=2')
  })

  it.each(['the close button', 'Escape'])('%s closes it and restores the address of the page', async (way) => {
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: 'Details' }))
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(isOpen()).toBe(false)
    await waitFor(() => expect(address()).toBe('/blog?page=2'))
    expect(history.state).toEqual({ host: 'its own' })
  })

  it('can be opened again', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/blog?page=2'))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect([isOpen(), address()]).toEqual([true, PATH])
  })

  it("leaves the address unchanged if the voice's page is on another site", async () => {
    const { user } = await open({ basePath: `https://voices.example${PATH}` })
    expect(address()).toBe('/blog?page=2')
    const back = vi.spyOn(history, 'back')
    await user.click(screen.getByRole('tab', { name: 'Details' }))
    await user.keyboard('{Escape}')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([isOpen(), address(), back.mock.calls.length]).toEqual([false, '/blog?page=2', 0])
  })
})
