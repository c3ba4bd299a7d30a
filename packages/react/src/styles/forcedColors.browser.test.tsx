import { searchResultFixture, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VoiceOverview } from '../overview/index.ts'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { VoiceSearch } from '../search/index.ts'
import { emulateMedia } from '../testing/emulateMedia.ts'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'

let shown: InBrowser
beforeEach(() => emulateMedia('forced-colors', 'active'))
afterEach(async () => {
  shown.leave()
  await emulateMedia('forced-colors', '')
})

const all = (selector: string) => [...shown.root.querySelectorAll(selector)]
const one = (selector: string) => all(selector)[0] ?? document.body
const styleOf = (selector: string) => getComputedStyle(one(selector))

it('in a contrast theme the open view and the chosen picture differ from the others, and a card has an edge', async () => {
  shown = showInBrowser(<VoiceOverview voice={voiceFixture()} view="generate" />, { handlers: overviewHandlers })
  await expect.poll(() => all('[part=segment]').length).toBe(3)
  const chosen = all('[part=segment]').map((segment) => getComputedStyle(segment).backgroundColor)
  expect(chosen[0]).toBe(chosen[1])
  expect(chosen[2]).not.toBe(chosen[0])
  const lines = all('.voice-tabs-list a').map((tab) => getComputedStyle(tab).borderBottomColor)
  expect(lines[1]).toBe(lines[2])
  expect(lines[0]).not.toBe(lines[1])
  expect(styleOf('.voice-player').borderTopStyle).toBe('solid')
})

it('in a contrast theme the search has an edge, shows its focus, and which voice Enter opens', async () => {
  const found = ['Nora', 'Noel'].map((voice_name) => voiceListingFixture({ voice_name, voice_speaker_id: voice_name }))
  shown = showInBrowser(<VoiceSearch onSelect={() => {}} />, {
    handlers: { searchVoices: () => searchResultFixture(found) },
  })
  await expect.poll(() => all('input').length).toBe(1)
  await userEvent.fill(one('input'), 'no')
  await expect.poll(() => all('[role=option]').length).toBe(2)
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => all('[role=option]').map((option) => getComputedStyle(option).outlineStyle))
    .toEqual(['solid', 'none'])
  expect(styleOf('.voice-search-field').outlineStyle).toBe('solid')
  expect(styleOf('.voice-search-field').borderTopStyle).toBe('solid')
})
