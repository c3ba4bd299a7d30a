import { resamplePeaks } from './resamplePeaks.ts'
import type { TrackInfo } from './trackInfo.ts'

const SIZE_PX = 512
const BARS = 24
/** Colours of the known genders; grey for others. */
const COLOURS: Readonly<Record<string, string>> = { female: '#9333d1', male: '#0b66d0' }
const GREY = '#6f6d78'

/** Draws a track's waveform on its voice's colour as a square PNG data URL; null where drawing is impossible. */
export function drawArtwork({ peaks = [], gender }: TrackInfo): string | null {
  if (typeof document === 'undefined' || peaks.length === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = SIZE_PX
  canvas.height = SIZE_PX
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = COLOURS[gender ?? ''] ?? GREY
  context.fillRect(0, 0, SIZE_PX, SIZE_PX)
  context.strokeStyle = '#fff'
  context.lineCap = 'round'
  context.lineWidth = 9
  resamplePeaks(peaks, BARS).forEach((peak, bar) => {
    const x = 64 + (bar + 0.5) * ((SIZE_PX - 128) / BARS)
    const half = 2 + peak * 1.4
    context.moveTo(x, SIZE_PX / 2 - half)
    context.lineTo(x, SIZE_PX / 2 + half)
  })
  context.stroke()
  return canvas.toDataURL('image/png')
}
