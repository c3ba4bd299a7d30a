import type { SpeechMark } from '@voice-rankings/contract'
import type { Track, WordPosition } from '@voice-rankings/playback'
import { alignMarks, canPaintWords, createHighlighter, createWordPainter, sentences } from '@voice-rankings/playback'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

export interface WordHighlighterProps {
  text: string
  marks: readonly SpeechMark[]
  /** The sound that is followed; null for text that stands still. */
  track: Track | null
  /** BCP 47; where sentences end depends on it. */
  languageCode?: string
}

const never = () => () => {}

/**
 * Text whose words light up as they are spoken: those spoken in ink, the current one in the voice's colour, its sentence
 * darker than the rest. Colours are painted on one text node; nothing in the document changes while it plays.
 */
export function WordHighlighter(props: WordHighlighterProps) {
  const canPaint = useSyncExternalStore(never, canPaintWords, () => true)
  return canPaint ? <PaintedWords {...props} /> : <WordSpans {...props} />
}

function PaintedWords({ text, marks, track, languageCode }: WordHighlighterProps) {
  const root = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const node = root.current?.firstChild
    if (!track || !(node instanceof Text)) return
    const painter = createWordPainter(node, alignMarks(text, marks), sentences(text, languageCode))
    const leave = createHighlighter({ track, marks, onWord: painter.paint })
    return () => {
      leave()
      painter.destroy()
    }
  }, [text, marks, track, languageCode])
  return (
    <p className="voice-words" part="words" dir="auto" aria-hidden="true" ref={root}>
      {text}
    </p>
  )
}

/** For browsers without the Highlight API: each word an element. */
function WordSpans({ text, marks, track }: WordHighlighterProps) {
  const [{ word, begun }, setPosition] = useState<WordPosition>({ word: -1, begun: 0 })
  useEffect(() => (track ? createHighlighter({ track, marks, onWord: setPosition }) : undefined), [track, marks])
  const places = useMemo(() => alignMarks(text, marks), [text, marks])
  const pieces = useMemo(() => cutAt(text, places), [text, places])
  return (
    <p className="voice-words" part="words" dir="auto" aria-hidden="true">
      {pieces.map(({ start, piece, mark }) =>
        mark === null ? (
          <span key={start}>{piece}</span>
        ) : (
          <span key={start} part="word" data-state={mark === word ? 'current' : mark < begun ? 'past' : 'later'}>
            {piece}
          </span>
        ),
      )}
    </p>
  )
}

/** The text as words and what stands between them; `mark` is null for the latter. */
function cutAt(text: string, places: ReturnType<typeof alignMarks>) {
  const pieces: { start: number; piece: string; mark: number | null }[] = []
  let cursor = 0
  places.forEach((place, mark) => {
    if (!place) return
    if (place.start > cursor) pieces.push({ start: cursor, piece: text.slice(cursor, place.start), mark: null })
    pieces.push({ start: place.start, piece: text.slice(place.start, place.end), mark })
    cursor = place.end
  })
  if (cursor < text.length) pieces.push({ start: cursor, piece: text.slice(cursor), mark: null })
  return pieces
}
