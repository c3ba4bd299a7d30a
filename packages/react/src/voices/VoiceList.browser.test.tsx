import { voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, expect, it } from 'vitest'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { VoiceList } from './VoiceList.tsx'

let shown: InBrowser
afterEach(() => shown.leave())

it('on a phone, however widely somebody has it spaced, a voice keeps its provider and its language in sight', async () => {
  const voice = voiceListingFixture({ voice_name: 'Anastasia', voice_service: 'gnuspeech' })
  shown = showInBrowser(<VoiceList voices={[voice]} view="grid" />, {
    // As WCAG 1.4.12 has it, on the narrowest phone.
    style: { width: '288px', letterSpacing: '0.12em', wordSpacing: '0.16em' },
  })
  await expect.poll(() => shown.root.querySelector('[part=voice-meta]')).not.toBeNull()
  const { scrollWidth, clientWidth } = shown.root.querySelector('[part=voice-meta]') ?? document.body
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
