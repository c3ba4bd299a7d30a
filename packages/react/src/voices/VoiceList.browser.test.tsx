import { voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, expect, it } from 'vitest'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { VoiceList } from './VoiceList.tsx'

let shown: InBrowser
afterEach(() => shown.leave())

it("on a phone with wide text spacing, a voice's provider and language stay visible", async () => {
  const voice = voiceListingFixture({ voice_name: 'Anastasia', voice_service: 'gnuspeech' })
  shown = showInBrowser(<VoiceList voices={[voice]} view="grid" />, {
    // Text spacing of WCAG 1.4.12, on the narrowest phone.
    style: { width: '288px', letterSpacing: '0.12em', wordSpacing: '0.16em' },
  })
  await expect.poll(() => shown.root.querySelector('[part=voice-meta]')).not.toBeNull()
  const { scrollWidth, clientWidth } = shown.root.querySelector('[part=voice-meta]') ?? document.body
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
