// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="../testing/styleSheets.d.ts" />
import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VoiceProvider } from '../runtime/index.ts'
import '../styles.css'
import { setupVoice } from '../testing/renderVoice.tsx'
import { VoiceSearch } from './VoiceSearch.tsx'

const voices = ['Nora', 'Noel', 'Noah'].map((voice_name, at) =>
  voiceListingFixture({ voice_name, voice_speaker_id: `v${at}--plain` }),
)

describe.each(['in the page', 'in a shadow root'])('the search %s', (place) => {
  let root: HTMLElement | ShadowRoot
  let leave: () => void
  const onSelect = vi.fn()

  beforeEach(async () => {
    const host = document.body.appendChild(document.createElement('div'))
    root = place === 'in a shadow root' ? host.attachShadow({ mode: 'open' }) : host
    const { runtime } = setupVoice({ handlers: { searchVoices: () => searchResultFixture(voices) } })
    const react = createRoot(root.appendChild(document.createElement('div')))
    react.render(
      <VoiceProvider runtime={runtime}>
        <button type="button">beside</button>
        <VoiceSearch onSelect={onSelect} />
      </VoiceProvider>,
    )
    leave = () => {
      react.unmount()
      host.remove()
    }
    await expect.poll(box).toBeTruthy()
    await userEvent.fill(box() as HTMLElement, 'no')
    await expect.poll(() => box()?.getAttribute('aria-expanded')).toBe('true')
  })
  afterEach(() => leave())

  const box = () => root.querySelector('input')
  const beside = () => root.querySelector('button') as HTMLElement
  const isOpen = () => box()?.getAttribute('aria-expanded') === 'true'
  const active = () => {
    const id = box()?.getAttribute('aria-activedescendant')
    return id ? root.querySelector(`[id="${id}"] b`)?.textContent : null
  }

  it('goes through its options by the arrow keys, round and round', async () => {
    const path: unknown[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`)
      path.push(active())
    }
    expect(path).toEqual(['Nora', 'Noel', 'Nora', 'Noah', 'Nora'])
  })

  it('chooses by Enter', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledWith(voices[1])
    expect(isOpen()).toBe(false)
  })

  it('H05 closes when something beside it is pressed', async () => {
    await userEvent.click(beside())
    await expect.poll(isOpen).toBe(false)
  })

  it('H05 closes when the focus goes on', async () => {
    beside().focus()
    await expect.poll(isOpen).toBe(false)
  })
})

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
