import { createPlayback } from '@voice-rankings/playback'
import { peaksFixture } from '@voice-rankings/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { createWavesurfer } from './createWavesurfer.ts'

afterEach(() => vi.restoreAllMocks())

it('wavesurfer rounds its bars by 3 and draws at most 8000 px wide on any page', async () => {
  const roundRect = vi.spyOn(CanvasRenderingContext2D.prototype, 'roundRect')
  const container = document.body.appendChild(document.createElement('div'))
  container.style.width = '12000px'
  const track = createPlayback({ createAudio: () => new Audio() }).track({ url: '/a.mp3' })
  const onDrawn = vi.fn()
  const end = createWavesurfer(container, { track, peaks: peaksFixture(), durationMs: 4000 }, onDrawn)
  await expect.poll(() => onDrawn.mock.calls.length).toBeGreaterThan(0)
  const canvases = [...(container.firstElementChild?.shadowRoot?.querySelectorAll('canvas') ?? [])]
  expect(canvases.length).toBeGreaterThan(0)
  for (const { clientWidth } of canvases) expect(clientWidth).toBeLessThanOrEqual(8000)
  const [, , width, , radius] = roundRect.mock.calls[0] ?? []
  expect([width, radius].map((length) => Number(length) / devicePixelRatio)).toEqual([3, 3])
  end()
  container.remove()
})
