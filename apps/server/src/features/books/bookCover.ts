import { container, type Node } from '@takumi-rs/helpers'
import type { WaveformShape } from '@voice-rankings/playback'
import { drawable } from '../openGraph/drawable.ts'
import { createPainter } from '../openGraph/painter.ts'
import { clamped, COLOURS, DISPLAY, INNER_WIDTH, siteName, TEXT, waveform } from '../openGraph/parts.ts'
import type { BookCover, BookDetails } from './book.ts'

/** Size of a cover in pixels: square, the minimum of podcast directories (Apple, "Artwork requirements"). */
const COVER = { width: 1400, height: 1400 } as const

/** Creates a function that draws covers. Renderer and fonts are loaded with the first one. */
export function createCovers(): (book: CoverTexts, shape: WaveformShape) => Promise<BookCover> {
  const paint = createPainter()
  return async (book, shape) => ({ bytes: await paint(coverPicture(book, shape), COVER), mimeType: 'image/png' })
}

type CoverTexts = Pick<BookDetails, 'title' | 'author' | 'narrator' | 'provider'>

/** Cover: title, author, waveform of the speech, and the voice. Texts that the fonts cannot draw are left out. */
function coverPicture({ title, author, narrator, provider }: CoverTexts, shape: WaveformShape): Node {
  const [drawnTitle, drawnAuthor] = [drawable(title), drawable(author)]
  const voice = [drawable(narrator), drawable(provider)].filter(Boolean).join(' · ')
  return container({
    style: {
      ...COVER,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: (COVER.width - INNER_WIDTH) / 2,
      backgroundColor: COLOURS.paper,
    },
    children: [
      container({
        style: { display: 'flex', flexDirection: 'column', gap: 24 },
        children: [
          ...(drawnTitle === null ? [] : [clamped(drawnTitle, 4, { ...DISPLAY, fontSize: 112, lineHeight: 1.1 })]),
          ...(drawnAuthor === null ? [] : [clamped(drawnAuthor, 1, { ...TEXT, fontSize: 52 })]),
        ],
      }),
      waveform(shape, 320, COLOURS.ink),
      container({
        style: { display: 'flex', flexDirection: 'column', gap: 24 },
        children: [clamped(voice, 1, { ...TEXT, fontSize: 44 }), siteName()],
      }),
    ],
  })
}
