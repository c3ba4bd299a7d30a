import { spokenSnippetFixture, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { SampleButton, VoicePlayer } from '../player/index.ts'
import { Snippets } from '../snippets/index.ts'
import { variedSnippets } from '../snippets/testing/variedSnippets.ts'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import { VoiceInfoCard } from '../voices/index.ts'

/** Common name of a colour. */
function nameOf(color: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range < 24) return 'grey'
  if (most === green) return 'green'
  if (most === red) return blue > green ? 'pink' : 'orange'
  // From green over blue to red, by the share of red in the blue.
  const redness = (red - green) / range
  if (redness < 0.25) return 'blue'
  return redness < 0.72 ? 'purple' : 'pink'
}

const handlers = { 'snippets.get': () => ({ snippet: spokenSnippetFixture() }) }
const GENDERS = ['female', 'male'] as const
const silent = { voice_sample_url: null, voice_sample_peaks: [] }
const player = (voice: Partial<ReturnType<typeof voiceFixture>>) => <VoicePlayer voice={voiceFixture(voice)} />

describe.each(['light', 'dark'] as const)('voice colours in the %s theme', (colorScheme) => {
  it.each<[string, ReactNode, string, string, string[], string?]>([
    [
      'the button of a sample is purple for a woman, blue for a man and grey without audio',
      [
        ...GENDERS.map((voice_gender) => (
          <SampleButton key={voice_gender} voice={voiceListingFixture({ voice_gender })} />
        )),
        <SampleButton key="none" voice={voiceListingFixture(silent)} />,
      ],
      '.voice-play',
      'color',
      ['purple', 'blue', 'grey'],
    ],
    [
      'so is the waveform of a player',
      [
        ...GENDERS.map((voice_gender) => <div key={voice_gender}>{player({ voice_gender })}</div>),
        <div key="none">{player(silent)}</div>,
      ],
      '[part~=wavesurfer-canvas]',
      'color',
      ['purple', 'blue', 'grey'],
    ],
    [
      'the sample beside a voice’s page is tinted pink for a woman, and blue for a man',
      GENDERS.map((voice_gender) => <VoiceInfoCard key={voice_gender} voice={voiceFixture({ voice_gender })} />),
      '[part~=waveform-heard]',
      'stroke',
      ['pink', 'blue'],
    ],
    [
      'the bar of a snippet is purple for a woman and blue for a man',
      <Snippets key="list" initial={variedSnippets()} />,
      '.voice-snippet',
      'background-color',
      ['purple', 'blue', 'blue'],
      '::before',
    ],
  ])('%s', async (_row, node, selector, property, colors, pseudo) => {
    const { root, leave } = showInBrowser(node, { style: { colorScheme }, handlers })
    const shown = () =>
      [...root.querySelectorAll(selector)].map((one) =>
        nameOf(getComputedStyle(one, pseudo).getPropertyValue(property)),
      )
    await expect.poll(shown).toEqual(colors)
    leave()
  })
})
