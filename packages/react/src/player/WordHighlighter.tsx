import type { SpeechMark } from '@voice-rankings/contract'
import type { Track, WordPosition } from '@voice-rankings/playback'
import { alignMarks, canPaintWords, createHighlighter, HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

export interface WordHighlighterProps {
  text: string
  marks: readonly SpeechMark[]
  /** The sound that is followed; null for text that stands still. */
  track: Track | null
  /** BCP 47; where sentences end depends on it. */
  languageCode?: string
  /** Whether it is a copy for the eye of a text that stands elsewhere. Default true. */
  decorative?: boolean
}

const never = () => () => {}

/**
 * Text whose words light up as they are spoken: those spoken in ink, the current one in the voice's colour, its sentence
 * darker than the rest. Colours are painted on one text node; nothing in the document changes while it plays. A click on a
 * word goes there, unless the style sheet lets clicks through.
 */
export function WordHighlighter(props: WordHighlighterProps) {
  const canPaint = useSyncExternalStore(never, canPaintWords, () => true)
  return canPaint ? <PaintedWords {...props} /> : <WordSpans {...props} />
}

function useReadAlong({
  text,
  marks,
  track,
  languageCode,
}: WordHighlighterProps): RefObject<HTMLParagraphElement | null> {
  const root = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!track || text === '' || !root.current) return
    return readAlong(root.current, { track, marks, languageCode, names: HIGHLIGHTS, seeksAtRest: true })
  }, [text, marks, track, languageCode])
  return root
}

function PaintedWords(props: WordHighlighterProps) {
  return (
    <p className="voice-words" part="words" dir="auto" aria-hidden={props.decorative ?? true} ref={useReadAlong(props)}>
      {props.text}
    </p>
  )
}

/** For browsers without the Highlight API: each word an element. */
function WordSpans(props: WordHighlighterProps) {
  const { text, marks, track } = props
  const root = useReadAlong(props)
  const [{ word, begun }, setPosition] = useState<WordPosition>({ word: -1, begun: 0 })
  useEffect(() => (track ? createHighlighter({ track, marks, onWord: setPosition }) : undefined), [track, marks])
  const places = useMemo(() => alignMarks(text, marks), [text, marks])
  const pieces = useMemo(() => cutAt(text, places), [text, places])
  return (
    <p className="voice-words" part="words" dir="auto" aria-hidden={props.decorative ?? true} ref={root}>
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
