import {
  createFakeClient,
  searchResultFixture,
  spokenSnippetFixture,
  voiceListingFixture,
} from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AnalysisPanel } from '../analysis/index.ts'
import { CollectionMenu } from '../collections/index.ts'
import { DownloadButton } from '../downloads/index.ts'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { VoiceOverview } from '../overview/index.ts'
import { VoicePlayer } from '../player/index.ts'
import { speakingVoice } from '../player/testing/speakingVoice.ts'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { VoiceSearch } from '../search/index.ts'
import { ShareMenu } from '../share/index.ts'

const client = createFakeClient({
  ...overviewHandlers,
  searchVoices: () => searchResultFixture([voiceListingFixture({ voice_name: 'Nora' })]),
  listCollections: () => ({ collections: [] }),
})
const voice = speakingVoice()
const snippet = spokenSnippetFixture()

let root: ShadowRoot
let leave: () => void
const complaints = vi.fn()

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  vi.spyOn(console, 'error').mockImplementation(complaints.mockClear())
  vi.spyOn(console, 'warn').mockImplementation(complaints)
  const host = document.body.appendChild(document.createElement('div'))
  root = host.attachShadow({ mode: 'open' })
  const styles = root.appendChild(document.createElement('link'))
  styles.rel = 'stylesheet'
  const loaded = new Promise((resolve) => styles.addEventListener('load', resolve))
  styles.href = new URL('../styles.css', import.meta.url).href
  const react = createRoot(root.appendChild(document.createElement('div')))
  react.render(
    <VoiceProvider runtime={createRuntime({ client, storage: null, user: null })}>
      {/* What would clip or cover everything but the top layer. */}
      <div style={{ transform: 'translate(0)', overflow: 'hidden', blockSize: 500 }}>
        <button type="button">before</button>
        <VoiceSearch onSelect={() => {}} />
        <DownloadButton voice={voice} snippet={snippet} />
        <ShareMenu voice={voice} />
        <CollectionMenu voice={voice} />
        <VoicePlayer voice={voice} />
        <AnalysisPanel voice={voice} />
        <VoiceOverview voice={voice} />
      </div>
    </VoiceProvider>,
  )
  leave = () => {
    react.unmount()
    host.remove()
  }
  await loaded
  await expect.poll(() => named('Share')).toBeTruthy()
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? ''
const named = (name: string) =>
  [...root.querySelectorAll<HTMLElement>('button, input')].find((one) => nameOf(one) === name)
const overlay = () => root.querySelector<HTMLElement>(':popover-open:not([part=tooltip]), dialog[open]')

/** Whether its middle is what the eye sees there. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(root.elementFromPoint(x + width / 2, y + height / 2))
}

it.each(['Download in different audio formats', 'Share'])(
  'the menu of “%s” opens over what would clip it, keeps the focus, and gives it back',
  async (name) => {
    const button = named(name)!
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(overlay).toBeTruthy()
    await expect.poll(() => overlay()!.contains(root.activeElement)).toBe(true)
    expect(isOnTop(root.activeElement!)).toBe(true)
    await userEvent.keyboard('{ArrowDown}')
    expect(overlay()!.contains(root.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(overlay).toBeNull()
    expect(root.activeElement).toBe(button)
    expect(complaints.mock.calls).toEqual([])
  },
)

it('styles reach every component', () => {
  for (const part of ['player', 'analysis', 'download', 'tabs']) {
    const element = root.querySelector(`[part~=${part}]`)
    if (element) expect(getComputedStyle(element).fontFamily).toMatch(/Geist|system-ui|sans/i)
  }
  expect(getComputedStyle(root.querySelector('[part~=player]')!).backgroundImage).toContain('gradient')
})

it('the search is found by its box, and Escape leaves the focus in it', async () => {
  const box = root.querySelector<HTMLInputElement>('[role=combobox]')!
  await userEvent.fill(box, 'no')
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
  expect(root.activeElement).toBe(box)
  expect(complaints.mock.calls).toEqual([])
})

it('Tab goes through all of it without leaving', async () => {
  named('before')!.focus()
  const seen = new Set<Element>()
  for (let press = 0; press < 40; press += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = root
    if (!activeElement) break
    expect(seen.has(activeElement)).toBe(false)
    seen.add(activeElement)
  }
  expect(seen.size).toBeGreaterThan(20)
})

it('the player plays without one change to the page, and says nothing aloud', async () => {
  const player = root.querySelector<HTMLElement>('[part~=player]')!
  const words = player.querySelector<HTMLElement>('[part~=text], textarea')!
  const live = [...player.querySelectorAll('[aria-live], [role=status], output')]
  await userEvent.click([...player.querySelectorAll('button')].find((one) => nameOf(one) === 'Play')!)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(words.parentElement!, { childList: true, subtree: true, characterData: true })
  for (const each of live) observer.observe(each, { childList: true, subtree: true, characterData: true })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  observer.disconnect()
  expect(changes.map(({ target }) => target.textContent)).toEqual([])
})
