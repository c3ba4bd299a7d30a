import { voiceFixture } from '@voice-rankings/testkit'
import { afterEach, expect, it } from 'vitest'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { VoiceDetails } from './VoiceDetails.tsx'

let shown: InBrowser | undefined
afterEach(() => shown?.leave())

const TABLE = `| Characteristic | Measurement | Comparison | Recommendation | Confidence |
| --- | --- | --- | --- | --- |
| Expressiveness | Understated | Average | Documentation | 0.41 |`

it.each(['voice_detail_breakdown', 'voice_best_for_description'] as const)(
  'a wide table in %s scrolls in its own container on a phone, without breaking words',
  async (field) => {
    const voice = voiceFixture({ voice_attributes_summary: [], [field]: [TABLE] })
    shown = showInBrowser(<VoiceDetails voice={voice} />, { style: { width: '343px' } })
    const { root } = shown
    await expect.poll(() => root.querySelectorAll('td').length).toBe(5)
    expect((root as HTMLElement).scrollWidth).toBe(343)
    const [word] = root.querySelectorAll('td')
    const lines = document.createRange()
    lines.selectNodeContents(word ?? document.body)
    expect(lines.getClientRects()).toHaveLength(1)
  },
)
