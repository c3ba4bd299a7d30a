import type { SpeechMark } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { useReadingAlong } from './useReadingAlong.ts'
import { rootProps, useRefs } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface WordHighlighterProps extends RootProps<HTMLParagraphElement> {
  text: string
  marks: readonly SpeechMark[]
  /** The sound that is followed; null for text that stands still. */
  track: Track | null
  /** BCP 47; where sentences end depends on it. */
  languageCode?: string
  /** Whether it is a copy for the eye of a text that stands elsewhere. Default true. */
  decorative?: boolean
}

const spansModule = lazyModule(() => import('./WordSpans.tsx'))

/**
 * Text whose words light up as they are spoken: those spoken in ink, the current one in the voice's colour, its sentence
 * darker than the rest. Colours are painted on one text node; nothing in the document changes while it plays. A click on a
 * word goes there, unless the style sheet lets clicks through.
 *
 * @example
 * <WordHighlighter text="Good morning!" marks={marks} track={track} />
 */
export function WordHighlighter(props: WordHighlighterProps) {
  const { text, marks, track, languageCode, decorative = true } = props
  const root = useRef<HTMLParagraphElement>(null)
  const ref = useRefs(root, props)
  // Nothing is lit before the sound moves; only a text that takes clicks needs it earlier.
  const reading = useReadingAlong(marks.length === 0 ? null : track, !decorative)
  const canPaint = reading?.canPaintWords ?? true
  const spans = useLazyModule(spansModule, !canPaint)
  useEffect(() => {
    if (!reading || !track || marks.length === 0 || !root.current) return
    return reading.readAlong(root.current, { track, marks, languageCode, names: reading.HIGHLIGHTS, seeksAtRest: true })
  }, [reading, marks, track, languageCode])
  return (
    <p part="words" dir="auto" aria-hidden={decorative} {...rootProps(props, 'voice-words')} ref={ref}>
      {spans && track ? <spans.WordSpans text={text} marks={marks} track={track} /> : text}
    </p>
  )
}
