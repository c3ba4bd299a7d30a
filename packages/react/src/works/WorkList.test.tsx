import { act, screen, waitFor, within } from '@testing-library/react'
import type { Work } from '@voice-rankings/contract'
import { createFakeSockets } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { WorkList } from './index.ts'
import { progressOf, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const tooLong = refusal('text_too_long', 'Split it.')

const works = [workFixture({ spoken_count: 3 }), workFixture({ work_id: 'w2', work_title: 'The hill' })]
const setup = (handlers: FakeHandlers = {}, initial: Work[] | undefined = works) =>
  renderVoice(<WorkList initial={initial} hrefOf={({ work_id }) => `/read/${work_id}`} />, {
    handlers: { 'works.delete': (input) => input, 'works.restore': () => ({ work: workFixture() }), ...handlers },
  })
const titles = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)

describe('WorkList', () => {
  it('shows each text with its voice, length and share that was spoken', () => {
    setup()
    expect(screen.getByRole('link', { name: 'The hill' }).getAttribute('href')).toBe('/read/w2')
    expect(screen.getByText('Amelia · 2 min · 50% spoken')).toBeTruthy()
  })

  it('shows where one left off, and goes on from there', () => {
    const left = workFixture({
      work_place: { section_title: 'The boat', time_left: 840_000 },
      work_duration: 1_680_000,
    })
    const heard = workFixture({
      work_id: 'w2',
      work_title: 'The hill',
      work_place: { section_title: null, time_left: 9 },
    })
    setup({}, [left, heard])
    expect(screen.getByText('The boat').parentElement?.textContent).toBe('The boat · 14 min left')
    expect(screen.getByRole('link', { name: 'Continue The river' }).getAttribute('href')).toBe('/read/w1')
    expect(screen.getByText('Heard to the end')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Continue The hill' })).toBeNull()
    expect(Array.from(document.querySelectorAll('rect'), (rect) => rect.getAttribute('width'))).toEqual(['50%', '100%'])
  })

  it('deletes a text, and restores it', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Delete The hill' }))
    expect(titles()).toEqual(['The river'])
    expect(screen.getByRole('status').textContent).toContain('The hill is deleted')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual(['The river', 'The hill'])
  })

  it('shows a text again that the server did not delete', async () => {
    const { user } = setup({ 'works.delete': () => Promise.reject(tooLong) })
    await user.click(screen.getByRole('button', { name: 'Delete The hill' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Split it.')
    expect(titles()).toEqual(['The river', 'The hill'])
  })

  it('shows how far texts are that are being spoken', async () => {
    const { sockets, WebSocket } = createFakeSockets()
    vi.stubGlobal('WebSocket', WebSocket)
    const asked = vi.fn<NonNullable<FakeHandlers['works.progress']>>(() => new Promise(() => {}))
    const speaking = workFixture({ work_id: 'w2', work_status: 'speaking' })
    const { unmount } = setup({ 'works.progress': asked }, [workFixture(), speaking])
    await waitFor(() => expect(sockets).toHaveLength(1))
    act(() => sockets[0]?.say({ action: 'Your Connection ID', connectionId: 'c1' }))
    expect(asked.mock.calls.map(([input]) => input)).toEqual([{ work_id: 'w2', connection_id: 'c1' }])
    act(() => sockets[0]?.say(progressOf({ ...speaking, spoken_count: 3 })))
    expect(within(screen.getAllByRole('listitem')[1] ?? document.body).getByText(/50% spoken/)).toBeTruthy()
    unmount()
    expect(sockets[0]?.closed).toBe(true)
  })

  it('says that there is none yet', () => {
    setup({}, [])
    expect(screen.getByRole('heading', { name: 'No texts yet' })).toBeTruthy()
  })
})
