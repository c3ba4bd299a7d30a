import { HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { marksFixture, searchResultFixture, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VoiceOverview } from '../overview/index.ts'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { VoiceSearch } from '../search/index.ts'
import { loadSearchPanel } from '../search/testing/loadSearchPanel.ts'
import { emulateMedia } from '../testing/emulateMedia.ts'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'

let shown: InBrowser
beforeAll(async () => void (await loadSearchPanel()))
beforeEach(() => emulateMedia('forced-colors', 'active'))
afterEach(async () => {
  shown.leave()
  await emulateMedia('forced-colors', '')
})

const all = (selector: string) => [...shown.root.querySelectorAll(selector)]
const one = (selector: string) => all(selector)[0] ?? document.body
/** Highlights of the page, as name and text. */
const lit = () => [...CSS.highlights].flatMap(([name, ranges]) => Array.from(ranges, (range) => [name, textOf(range)]))
const textOf = (range: AbstractRange) => range.startContainer.textContent?.slice(range.startOffset, range.endOffset)
const styleOf = (selector: string) => getComputedStyle(one(selector))

it('in forced colours, the current view is distinct, and a card and the icon of the visualizer are visible', async () => {
  shown = showInBrowser(<VoiceOverview voice={voiceFixture()} view="generate" />, { handlers: overviewHandlers })
  await expect.poll(() => all('[part=visualizers] svg').length).toBe(1)
  expect(styleOf('[part=visualizers] svg').color).not.toBe(styleOf('.voice-player').backgroundColor)
  const lines = all('.voice-tabs-list a').map((tab) => getComputedStyle(tab).borderBottomColor)
  expect(lines[1]).toBe(lines[2])
  expect(lines[0]).not.toBe(lines[1])
  expect(styleOf('.voice-player').borderTopStyle).toBe('solid')
})

it('in forced colours, the search has a border, a focus ring and a marked option', async () => {
  const found = ['Nora', 'Noel'].map((voice_name) => voiceListingFixture({ voice_name, voice_speaker_id: voice_name }))
  shown = showInBrowser(<VoiceSearch onSelect={() => {}} />, {
    handlers: { 'voices.search': () => searchResultFixture(found) },
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

it('in forced colours, a tooltip has a border', async () => {
  shown = showInBrowser(
    <Tooltip text="Takes a moment">
      <button type="button">Measure</button>
    </Tooltip>,
  )
  await expect.poll(() => all('button').length).toBe(1)
  await userEvent.tab()
  await expect.poll(() => all('[role=tooltip]').length).toBe(1)
  expect(styleOf('[role=tooltip]').borderTopStyle).toBe('solid')
})

it('in forced colours, only the word is highlighted, not its sentence', async () => {
  shown = showInBrowser(null)
  const text = document.createElement('p')
  text.textContent = 'One two three four.'
  shown.root.append(text)
  const listeners = new Set<() => void>()
  const track = {
    currentTimeMs: 1500,
    getState: () => ({ status: 'paused' }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const marks = marksFixture(text.textContent, 4000)
  const options = { track: track as unknown as Track, marks, names: HIGHLIGHTS, seeksAtRest: true }
  await emulateMedia('forced-colors', '')
  const end = readAlong(text, options)
  // Waits until the highlighting code has loaded.
  await expect.poll(() => lit().map(([name]) => name)).toEqual(expect.arrayContaining(['voice-past', 'voice-sentence']))
  await emulateMedia('forced-colors', 'active')
  track.currentTimeMs = 2500
  for (const listener of listeners) listener()
  await expect.poll(lit).toEqual([['voice-word', 'three']])
  end()
})
