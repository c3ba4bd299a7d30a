import { createPlayback } from '@voice-rankings/playback'
import { peaksFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createWavesurfer } from './createWavesurfer.ts'

// A policy holds until its page is left, so this is a file of its own.
it('a page that allows no inline style has a waveform of one row, what was heard over the rest', async () => {
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
