import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VoiceSearch } from '../../search/index.ts'
import { loadSearchPanel } from '../../search/testing/loadSearchPanel.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const BOX = 'Search voices'
const voices = ['Nora', 'Noel', 'Noah'].map((voice_name, at) =>
  voiceListingFixture({ voice_name, voice_speaker_id: `v${at}--plain` }),
)

beforeAll(async () => void (await loadSearchPanel()))

describe.each(PLACES)('search combobox %s', (place) => {
  let stage: Stage
  const onSelect = vi.fn()

  beforeEach(async () => {
    onSelect.mockClear()
    const handlers = { 'voices.search': () => searchResultFixture(voices) }
    stage = await enterStage(place, <VoiceSearch onSelect={onSelect} />, { handlers, awaits: BOX })
    await userEvent.fill(box(), 'no')
    await expect.poll(() => box().getAttribute('aria-expanded')).toBe('true')
  })
  afterEach(() => stage.leave())

  const box = () => stage.named(BOX) as HTMLInputElement
  /** Typed text, open state, and active option. */
  function look(): string {
    const id = box().getAttribute('aria-activedescendant')
    const option = id === null ? null : stage.root.querySelector(`[id="${id}"]`)
    if (option && option.getAttribute('aria-selected') !== 'true') return 'the option is not marked'
    const state = box().getAttribute('aria-expanded') === 'true' ? 'open' : 'closed'
    return `${box().value}, ${state}, ${option?.querySelector('b')?.textContent ?? 'none'}`
  }

  it.each([
    ['ArrowDown', 'no, open, Nora'],
    ['ArrowDown ArrowDown', 'no, open, Noel'],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', 'no, open, Nora'],
    ['ArrowUp', 'no, open, Noah'],
    ['ArrowUp ArrowUp', 'no, open, Noel'],
    ['ArrowDown ArrowUp', 'no, open, Noah'],
    ['Escape', 'no, closed, none'],
    ['ArrowDown Escape', 'no, closed, none'],
    ['Escape Escape', ', closed, none'],
    ['Escape ArrowDown', 'no, open, Nora'],
    ['Escape ArrowUp', 'no, open, Noah'],
    ['Escape Alt+ArrowDown', 'no, open, none'],
    ['ArrowDown Alt+ArrowUp', 'no, closed, none'],
    // Keys that move the text cursor deactivate the option.
    ['ArrowDown ArrowLeft', 'no, open, none'],
    ['ArrowDown ArrowRight', 'no, open, none'],
    ['ArrowDown Home', 'no, open, none'],
    ['ArrowDown End', 'no, open, none'],
    ['ArrowDown ArrowLeft x', 'nxo, closed, none'],
    ['Home x', 'xno, closed, none'],
    ['ArrowDown Backspace', 'n, closed, none'],
  ])('the keys %s lead to “%s” while focus stays in the box', async (keys, state) => {
    expect(await stage.press(BOX, keys)).toBe(keys.replace(/\S+/g, BOX).replaceAll(/(?<=voices) /g, ' → '))
    // Another text is searched again, and the list opens with the response.
    expect(look().replace(/(x.*|^n), open/, '$1, closed')).toBe(state)
  })

  it.each([
    ['Enter', 0],
    ['ArrowDown Enter', 0],
    ['ArrowDown ArrowDown Enter', 1],
    ['ArrowUp Enter', 2],
  ])('the keys %s choose option %i, and the box is cleared, closed and focused', async (keys, at) => {
    expect(await stage.press(BOX, keys)).toMatch(new RegExp(`${BOX}$`))
    expect(onSelect.mock.calls).toEqual([[voices[at]]])
    expect(look()).toBe(', closed, none')
  })

  it.each([
    ['Tab Tab', 'Clear search → after'],
    ['Shift+Tab', 'before'],
  ])('closes when %s moves focus out of it', async (keys, path) => {
    expect(await stage.press(BOX, keys)).toBe(path)
    expect(look()).toBe('no, closed, none')
  })

  it('closes on a press beside it', async () => {
    await userEvent.click(stage.named('before'))
    await expect.poll(look).toBe('no, closed, none')
  })
})
