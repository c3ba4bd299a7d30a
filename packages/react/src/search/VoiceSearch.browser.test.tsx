import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { loadSearchPanel } from './testing/loadSearchPanel.ts'
import { VoiceSearch } from './VoiceSearch.tsx'

beforeAll(async () => void (await loadSearchPanel()))

describe('search results', () => {
  it.each([
    [6, 'does not scroll'],
    [7, 'scrolls'],
  ])('with %d results %s', async (count, expected) => {
    const found = Array.from({ length: count }, (_, at) =>
      voiceListingFixture({ voice_name: `Nora ${at}`, voice_speaker_id: `v${at}--plain` }),
    )
    const { root, leave } = showInBrowser(<VoiceSearch onSelect={() => {}} />, {
      handlers: { 'voices.search': () => searchResultFixture(found) },
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

describe('position of the search results', () => {
  let shown: InBrowser
  afterEach(() => shown.leave())

  const boxOf = (part: string) => shown.root.querySelector(`[part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
  const panel = () => boxOf('search-panel')

  /** Opens the results of a search in a styled box. */
  async function open(style: Record<string, string>, count = 6): Promise<void> {
    const found = Array.from({ length: count }, (_, at) =>
      voiceListingFixture({ voice_name: `Nora ${at}`, voice_speaker_id: `v${at}--plain` }),
    )
    shown = showInBrowser(<VoiceSearch onSelect={() => {}} />, {
      handlers: { 'voices.search': () => searchResultFixture(found) },
      style: { position: 'fixed', width: '300px', ...style },
    })
    const { root } = shown
    await expect.poll(() => root.querySelector('input')).toBeTruthy()
    await userEvent.fill(root.querySelector('input') as HTMLElement, 'no')
    await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(count)
    await expect.poll(() => root.querySelector('[part=search-panel][data-placed]')).toBeTruthy()
  }

  it('is below the field and as wide', async () => {
    await open({ top: '100px', left: '200px' })
    const { left, width, bottom } = boxOf('search-field')
    await expect.poll(() => [panel().left, panel().width, panel().top > bottom]).toEqual([left, width, true])
  })

  it.each([1, 6])('is above the field if there is too little space below, with %d results', async (count) => {
    await open({ bottom: '240px', left: '200px' }, count)
    await expect.poll(() => panel().bottom).toBeLessThan(boxOf('search-field').top)
    await expect.poll(() => panel().bottom).toBeGreaterThan(boxOf('search-field').top - 20)
  })

  it('is limited to the available height and scrolls', async () => {
    await open({ top: `${innerHeight / 2 - 22}px`, left: '200px' })
    const list = shown.root.querySelector('[role=listbox]')
    await expect.poll(() => (list?.scrollHeight ?? 0) - (list?.clientHeight ?? 0)).toBeGreaterThan(0)
    await expect.poll(() => panel().top >= 0 && panel().bottom <= innerHeight).toBe(true)
  })

  it('is not clipped by its container', async () => {
    await open({ top: '100px', left: '200px', height: '60px', overflow: 'hidden', transform: 'translate(0)' })
    const last = shown.root.querySelector('[role=option]:last-child')
    const { x, y, width, height } = last?.getBoundingClientRect() ?? new DOMRect()
    expect(last?.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  })
})
