import { searchResultFixture, spokenSnippetFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AnalysisPanel } from '../analysis/index.ts'
import { CollectionMenu } from '../collections/index.ts'
import { DownloadButton } from '../downloads/index.ts'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { VoiceOverview } from '../overview/index.ts'
import { VoicePlayer } from '../player/index.ts'
import { speakingVoice } from '../player/testing/speakingVoice.ts'
import { VoiceSearch } from '../search/index.ts'
import { ShareMenu } from '../share/index.ts'
import { enterStage } from './stage.tsx'
import type { Stage } from './stage.tsx'

const handlers: FakeHandlers = {
  ...overviewHandlers,
  'voices.search': () => searchResultFixture([voiceListingFixture({ voice_name: 'Nora' })]),
  'collections.list': () => ({ collections: [] }),
}
const voice = speakingVoice()
const snippet = spokenSnippetFixture()

let stage: Stage
const complaints = vi.fn()

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(complaints.mockClear())
  vi.spyOn(console, 'warn').mockImplementation(complaints)
  stage = await enterStage(
    'in a shadow root',
    <>
      <VoiceSearch onSelect={() => {}} />
      <DownloadButton voice={voice} snippet={snippet} />
      <ShareMenu voice={voice} />
      <CollectionMenu voice={voice} />
      <VoicePlayer voice={voice} />
      <AnalysisPanel voice={voice} />
      <VoiceOverview voice={voice} />
    </>,
    { handlers, awaits: 'Share' },
  )
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  expect(complaints.mock.calls).toEqual([])
})

it('component styles apply in a shadow root', () => {
  for (const part of ['player', 'analysis', 'download', 'tabs']) {
    const element = stage.root.querySelector(`[part~=${part}]`)
    if (element) expect(getComputedStyle(element).fontFamily).toMatch(/Geist|system-ui|sans/i)
  }
  expect(getComputedStyle(stage.root.querySelector('[part~=player]')!).backgroundImage).toContain('gradient')
})

it('Tab moves through all controls in a shadow root without leaving', async () => {
  stage.named('before').focus()
  const seen = new Set<Element>()
  for (let press = 0; press < 40; press += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = stage.root as ShadowRoot
    if (!activeElement) break
    expect(seen.has(activeElement)).toBe(false)
    seen.add(activeElement)
  }
  expect(seen.size).toBeGreaterThan(20)
})

it('playback causes no DOM changes and no announcements', async () => {
  const player = stage.root.querySelector<HTMLElement>('[part~=player]')!
  const words = player.querySelector<HTMLElement>('[part~=text], textarea')!
  const live = [...player.querySelectorAll('[aria-live], [role=status], output')]
  await userEvent.click(stage.named('Play'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(words.parentElement!, { childList: true, subtree: true, characterData: true })
  for (const each of live) observer.observe(each, { childList: true, subtree: true, characterData: true })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  observer.disconnect()
  expect(changes.map(({ target }) => target.textContent)).toEqual([])
})
