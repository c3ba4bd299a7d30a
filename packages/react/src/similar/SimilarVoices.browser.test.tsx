// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="../testing/styleSheets.d.ts" />
import { similarResultFixture, similarVoiceFixture } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VoiceProvider } from '../runtime/index.ts'
import '../styles.css'
import { setupVoice } from '../testing/renderVoice.tsx'
import { SimilarVoices } from './SimilarVoices.tsx'

const voice = similarVoiceFixture()
const similarVoices = () => similarResultFixture({ overallSimilarResults: [voice] })

describe('a row of the tab of similar voices', () => {
  let host: HTMLElement
  let leave: () => void

  beforeEach(async () => {
    host = document.body.appendChild(document.createElement('div'))
    // Room for the margin by which a row reaches out.
    host.style.padding = '16px'
    const react = createRoot(host)
    react.render(
      <VoiceProvider runtime={setupVoice({ handlers: { similarVoices } }).runtime}>
        <SimilarVoices voiceId="flite-slt--standard" />
      </VoiceProvider>,
    )
    leave = () => {
      react.unmount()
      host.remove()
    }
    await expect.poll(row).toBeTruthy()
  })
  afterEach(() => leave())

  const row = () => host.querySelector<HTMLElement>('.voice-similar-list li')
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
