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
  /** Track to follow; null for static text. */
  track: Track | null
  /** BCP 47, of the element and used to split sentences. */
  languageCode?: string
  /** True if it is a visual copy of a text elsewhere. Default true. */
  decorative?: boolean
}

const spansModule = lazyModule(() => import('./WordSpans.tsx'))

/**
 * Text whose words are highlighted as they are spoken: past words in ink, the current one in the voice's colour, its
 * sentence darker than the rest. Highlights are painted on one text node, without DOM changes during playback. A click
 * on a word seeks to it, unless the style sheet disables pointer events.
 *
 * @example
 * <WordHighlighter text="Good morning!" marks={marks} track={track} />
 */
export function WordHighlighter(props: WordHighlighterProps) {
  const { text, marks, track, languageCode, decorative = true } = props
  const root = useRef<HTMLParagraphElement>(null)
  const ref = useRefs(root, props)
  // Nothing is highlighted before playback; only a clickable text needs the code earlier.
  const reading = useReadingAlong(marks.length === 0 ? null : track, !decorative)
  const canPaint = reading?.canPaintWords ?? true
  const spans = useLazyModule(spansModule, !canPaint)
  useEffect(() => {
    if (!reading || !track || marks.length === 0 || !root.current) return
    return reading.readAlong(root.current, { track, marks, languageCode, names: reading.HIGHLIGHTS, seeksAtRest: true })
  }, [reading, marks, track, languageCode])
  return (
    <p
      part="words"
      lang={languageCode}
      dir="auto"
      aria-hidden={decorative}
      {...rootProps(props, 'voice-words')}
      ref={ref}
    >
      {spans && track ? <spans.WordSpans text={text} marks={marks} track={track} /> : text}
    </p>
  )
}
