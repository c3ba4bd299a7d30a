// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { drawArtwork } from './drawArtwork.ts'

/** Canvas context that records lines and filled rectangles. */
function recorder() {
  const lines: [x: number, from: number, to: number][] = []
  let start: [number, number] = [0, 0]
  const context = {
    fillStyle: '',
    strokeStyle: '',
    fillRect: vi.fn(),
    stroke: vi.fn(),
    moveTo: (x: number, y: number) => (start = [x, y]),
    lineTo: (x: number, y: number) => lines.push([x, start[1], y]),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind) =>
    kind === '2d' ? (context as unknown as CanvasRenderingContext2D) : null,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `data:${type};base64,`)
  return { context, lines }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the artwork is a square of the colour of the voice, with its waveform', () => {
  const { context, lines } = recorder()
  const peaks = [...Array.from({ length: 12 }, () => 0), ...Array.from({ length: 12 }, () => 100)]
  expect(drawArtwork({ title: 'Clara', gender: 'female', peaks })).toBe('data:image/png;base64,')
  expect(context.fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, 512, 512)
  expect(context.stroke).toHaveBeenCalledOnce()
  expect(lines).toHaveLength(24)
  // Bars are centred, inside a margin of 64 px, and as high as their peaks.
  expect(lines[0]).toEqual([72, 254, 258])
  expect(lines[23]).toEqual([440, 114, 398])
})

test.each([
  ['female', '#9333d1'],
  ['male', '#0b66d0'],
  [undefined, '#6f6d78'],
] as const)('the artwork of a %s voice is %s', (gender, colour) => {
  const { context } = recorder()
  drawArtwork({ title: 'Clara', gender, peaks: [50] })
  expect(context.fillStyle).toBe(colour)
})

test('there is no artwork without peaks, without a canvas and on a server', () => {
  const { lines } = recorder()
  expect(drawArtwork({ title: 'Clara' })).toBeNull()
  expect(drawArtwork({ title: 'Clara', peaks: [] })).toBeNull()
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
  expect(drawArtwork({ title: 'Clara', peaks: [50] })).toBeNull()
  vi.stubGlobal('document', undefined)
  expect(drawArtwork({ title: 'Clara', peaks: [50] })).toBeNull()
  expect(lines).toEqual([])
})
