import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import { VoiceSearch } from './VoiceSearch.tsx'

describe('the list of the search', () => {
  it.each([
    [6, 'does not scroll'],
    [7, 'scrolls'],
  ])('H09 with %d results %s', async (count, expected) => {
    const found = Array.from({ length: count }, (_, at) =>
      voiceListingFixture({ voice_name: `Nora ${at}`, voice_speaker_id: `v${at}--plain` }),
    )
    const { root, leave } = showInBrowser(<VoiceSearch onSelect={() => {}} />, {
      handlers: { searchVoices: () => searchResultFixture(found) },
    })
    const list = () => root.querySelector('[role="listbox"]')
    await expect.poll(() => root.querySelector('input')).toBeTruthy()
    await userEvent.fill(root.querySelector('input') as HTMLElement, 'no')
    await expect.poll(() => list()?.querySelectorAll('[role="option"]').length).toBe(count)
    const { scrollHeight = 0, clientHeight = 0 } = list() ?? {}
    const scrolls = scrollHeight > clientHeight && getComputedStyle(list() as Element).overflowY === 'auto'
    leave()
    expect(clientHeight).toBeGreaterThan(0)
    expect(scrolls ? 'scrolls' : 'does not scroll').toBe(expected)
  })
})
