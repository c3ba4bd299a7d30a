// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="../testing/styleSheets.d.ts" />
import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VoiceProvider } from '../runtime/index.ts'
import '../styles.css'
import { setupVoice } from '../testing/renderVoice.tsx'
import { VoiceSearch } from './VoiceSearch.tsx'

describe('the list of the search', () => {
  it.each([
    [6, 'does not scroll'],
    [7, 'scrolls'],
  ])('H09 with %d results %s', async (count, expected) => {
    const found = Array.from({ length: count }, (_, at) =>
      voiceListingFixture({ voice_name: `Nora ${at}`, voice_speaker_id: `v${at}--plain` }),
    )
    const host = document.body.appendChild(document.createElement('div'))
    const { runtime } = setupVoice({ handlers: { searchVoices: () => searchResultFixture(found) } })
    const react = createRoot(host)
    react.render(
      <VoiceProvider runtime={runtime}>
        <VoiceSearch onSelect={() => {}} />
      </VoiceProvider>,
    )
    const list = () => host.querySelector('[role="listbox"]')
    await expect.poll(() => host.querySelector('input')).toBeTruthy()
    await userEvent.fill(host.querySelector('input') as HTMLElement, 'no')
    await expect.poll(() => list()?.querySelectorAll('[role="option"]').length).toBe(count)
    const { scrollHeight = 0, clientHeight = 0 } = list() ?? {}
    const scrolls = scrollHeight > clientHeight && getComputedStyle(list() as Element).overflowY === 'auto'
    react.unmount()
    host.remove()
    expect(clientHeight).toBeGreaterThan(0)
    expect(scrolls ? 'scrolls' : 'does not scroll').toBe(expected)
  })
})
