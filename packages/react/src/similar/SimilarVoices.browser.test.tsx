import { similarResultFixture, similarVoiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { SimilarVoices } from './SimilarVoices.tsx'

const voice = similarVoiceFixture()
const similarVoices = () => similarResultFixture({ overallSimilarResults: [voice] })

describe('a row of the tab of similar voices', () => {
  let shown: InBrowser

  beforeEach(async () => {
    // Room for the margin by which a row reaches out.
    const style = { padding: '16px' }
    shown = showInBrowser(<SimilarVoices voiceId="flite-slt--standard" />, { handlers: { similarVoices }, style })
    await expect.poll(row).toBeTruthy()
  })
  afterEach(() => shown.leave())

  const row = () => shown.root.querySelector<HTMLElement>('.voice-similar-list li')
  const button = () => row()?.querySelector('button')?.getAttribute('aria-label')

  it.each([
    ['its name', { x: 120, y: 20 }],
    ['its empty middle', { x: 300, y: 26 }],
    ['its edge', { x: 3, y: 26 }],
  ])('M07 plays its sample when %s is clicked, and pauses it when it is clicked again', async (_, position) => {
    await userEvent.click(row() as HTMLElement, { position })
    await expect.poll(button).toBe(`Pause ${voice.voice_name}`)
    await userEvent.click(row() as HTMLElement, { position })
    await expect.poll(button).toBe(`Play ${voice.voice_name}`)
  })

  it('M07 does not play when its link is clicked', async () => {
    const link = row()?.querySelector('a') as HTMLElement
    // The page it opens is none of this test's.
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(button()).toBe(`Play ${voice.voice_name}`)
  })
})
