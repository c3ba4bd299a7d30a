import { screen, waitFor } from '@testing-library/react'
import type { Work } from '@voice-rankings/contract'
import { createFakeSockets, profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoiceReader } from './index.ts'
import { workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

const SPOKEN = { spoken_count: 6 }
const FILE = { file_url: '/exports/w1/x', file_name: 'The river.m4b' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('WebSocket', createFakeSockets().WebSocket)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openMenu(changed: Partial<Work>, handlers: FakeHandlers = {}, isUser = true) {
  const { user } = renderVoice(<VoiceReader workId="w1" initial={workFixture(changed)} />, {
    ...(isUser && { profile: profileFixture() }),
    handlers: { 'works.progress': () => ({ work: workFixture(changed) }), 'works.export': () => FILE, ...handlers },
  })
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByRole('menu')
  return user
}
const item = (name: RegExp) => screen.getByRole('menuitem', { name })
const isDisabled = (name: RegExp) => item(name).getAttribute('aria-disabled') === 'true'

describe('the download of a text', () => {
  it('offers an audiobook, a zip, and the files of the current section', async () => {
    await openMenu(SPOKEN)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'm4bAudiobook with chapters',
      'zipSound and captions of all sections',
      'mp3Sound',
      'vttCaptions (WebVTT)',
      'srtCaptions (SubRip)',
    ])
    expect(screen.getByRole('group', { name: 'Section: The bank' })).toBeTruthy()
  })

  it('says that a download has started', async () => {
    const user = await openMenu(SPOKEN)
    await user.click(item(/^m4b/))
    expect(await screen.findByText('The download of The river.m4b has started.')).toBeTruthy()
  })

  it('shows how much of a file is written, also when its menu is closed', async () => {
    const user = await openMenu(SPOKEN, {
      'works.export'(_input, { onProgress }) {
        onProgress?.(0.4)
        return new Promise<never>(() => {})
      },
    })
    await user.click(item(/^zip/))
    expect(await screen.findByText('40%')).toBeTruthy()
    expect(isDisabled(/^m4b/)).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Writing… 40%' })).toBeTruthy()
  })

  it('says why a file could not be written, and tries again', async () => {
    const write = vi.fn<NonNullable<FakeHandlers['works.export']>>(() => FILE)
    write.mockImplementationOnce(() => Promise.reject(refusal('engine_failed', 'The disk is full.')))
    const user = await openMenu(SPOKEN, { 'works.export': write })
    await user.click(item(/^srt/))
    expect((await screen.findByRole('alert')).textContent).toBe('The disk is full.')
    await user.click(item(/^Try again/))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const asked = { work_id: 'w1', format: 'srt', section_index: 0 }
    expect(write.mock.calls.map(([input]) => input)).toEqual([asked, asked])
  })

  it('offers to speak the sentences that are left, with their cost', async () => {
    const speak = vi.fn<NonNullable<FakeHandlers['works.speak']>>(() => ({
      work: workFixture({ spoken_count: 2, work_status: 'speaking' }),
    }))
    const user = await openMenu({ spoken_count: 2 }, { 'works.speak': speak })
    expect(isDisabled(/^m4b/)).toBe(true)
    await user.click(item(/^Speak the other 4 sentences.*Costs about 1,240 credits/))
    expect(speak).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getAllByText('33% spoken')).toHaveLength(2))
    expect(screen.queryByRole('menuitem', { name: /^Speak/ })).toBeNull()
  })

  it('sees sentences that were spoken while the text was heard', async () => {
    await openMenu({ spoken_count: 2 }, { 'works.progress': () => ({ work: workFixture(SPOKEN) }) })
    await waitFor(() => expect(isDisabled(/^m4b/)).toBe(false))
  })

  it('asks a visitor to log in for the sentences that are left', async () => {
    await openMenu({ spoken_count: 5 }, {}, false)
    const left = '1 sentence has no speech yet. Log in to have the whole text spoken in advance.'
    expect(screen.getByText(left)).toBeTruthy()
  })

  it('says that a text that was lost to somebody else may not be downloaded', async () => {
    const user = await openMenu(SPOKEN, { 'works.export': () => Promise.reject(refusal('forbidden', 'No.')) })
    await user.click(item(/^zip/))
    expect((await screen.findByRole('alert')).textContent).toBe('This can no longer be downloaded.')
    expect(isDisabled(/^zip/)).toBe(true)
  })
})
