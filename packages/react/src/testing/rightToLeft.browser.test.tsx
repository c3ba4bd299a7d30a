import { searchResultFixture, voiceFixture } from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Leaderboard } from '../leaderboard/index.ts'
import { RATED_VOICES } from '../leaderboard/testing/ratedVoices.ts'
import { SimilarVoicesView } from '../similar/index.ts'
import { SIMILAR_STATES } from '../similar/testing/similarStates.ts'
import { Button, RangeSlider } from '../ui/index.ts'
import { VoiceList, VoiceProfileStats } from '../voices/index.ts'
import { variedVoices } from '../voices/testing/variedVoices.ts'
import { showInBrowser } from './showInBrowser.tsx'

let leave = () => {}
afterEach(() => leave())

async function renderPage(content: ReactNode): Promise<HTMLElement> {
  const shown = showInBrowser(content, { dir: 'rtl', style: { width: '360px' } })
  leave = shown.leave
  const host = shown.root as HTMLElement
  await expect.poll(() => host.textContent).not.toBe('')
  return host
}

/** Text node with exactly this text. */
function nodeOf(host: HTMLElement, text: string): Text {
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const isShown = currentNode.parentElement?.checkVisibility()
    if (currentNode instanceof Text && isShown && currentNode.data.includes(text)) return currentNode
  }
  throw new Error(`Nothing says "${text}": ${host.textContent}`)
}

/** Position of each character from the left edge of the page. */
function placesOf(node: Text, text: string): number[] {
  const from = node.data.indexOf(text)
  return Array.from(text, (_, at) => {
    const range = document.createRange()
    range.setStart(node, from + at)
    range.setEnd(node, from + at + 1)
    return range.getBoundingClientRect().left
  })
}

it.each<[string, ReactNode]>([
  ['176 Hz', <VoiceProfileStats key="" voice={voiceFixture()} />],
  ['68 %', <VoiceProfileStats key="" voice={voiceFixture()} />],
  ['−64 Hz · +3 wpm', <SimilarVoicesView key="" state={SIMILAR_STATES.ready} retry={() => {}} />],
  ['−8 Hz', <SimilarVoicesView key="" state={SIMILAR_STATES.ready} retry={() => {}} />],
  ['4.20–4.62', <Leaderboard key="" initial={searchResultFixture(RATED_VOICES)} />],
  ['96 votes', <Leaderboard key="" initial={searchResultFixture(RATED_VOICES)} />],
  ['Compare with…', <Button key="">Compare with…</Button>],
  [
    '110–260 Hz',
    <RangeSlider
      key=""
      label="Pitch"
      lowLabel="Pitch, lowest"
      highLabel="Pitch, highest"
      {...{ min: 80, max: 400, step: 5, value: [110, 260], onValueChange() {} }}
      formatValue={(hz) => `${hz} Hz`}
      formatRange={([low, high]) => `${low}–${high} Hz`}
    />,
  ],
])('in a right-to-left page "%s" reads from left to right', async (text, content) => {
  const places = placesOf(nodeOf(await renderPage(content), text), text)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('in a right-to-left page text is aligned right, and a long name keeps its beginning', async () => {
  const host = await renderPage(<VoiceList voices={variedVoices()} />)
  const [name] = [nodeOf(host, 'Bartholomew')]
  const box = name.parentElement?.closest('h3')?.getBoundingClientRect()
  expect(placesOf(name, 'B')[0]).toBeGreaterThanOrEqual(Math.floor(box?.left ?? Infinity))
  const short = nodeOf(host, 'Theo')
  const heading = short.parentElement?.closest('h3')?.getBoundingClientRect()
  expect(placesOf(short, 'o')[0]).toBeGreaterThan((heading?.right ?? Infinity) - 20)
})
