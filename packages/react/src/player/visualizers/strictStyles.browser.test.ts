import { createPlayback } from '@voice-rankings/playback'
import { peaksFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createWavesurfer } from './createWavesurfer.ts'

// A separate file, since a CSP applies until the page is left.
it('with a CSP without inline styles, the waveform has one row with the played part above the rest', async () => {
  const policy = document.createElement('meta')
  Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "style-src 'self'" })
  document.head.append(policy)
  const container = document.body.appendChild(document.createElement('div'))
  const track = createPlayback({ createAudio: () => new Audio() }).track({ url: '/a.mp3' })
  const end = createWavesurfer(container, { track, peaks: peaksFixture(), durationMs: 4000 }, () => {})
  const root = container.firstElementChild?.shadowRoot
  expect(root?.querySelector('style')?.sheet).toBeNull()
  await expect.poll(() => root?.querySelector('.progress')?.checkVisibility()).toBe(true)
  const [all, heard] = ['.wrapper', '.progress'].map((part) => root?.querySelector(part)?.getBoundingClientRect())
  expect(heard?.top).toBe(all?.top)
  end()
})
