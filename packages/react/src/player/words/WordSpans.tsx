import type { SpeechMark } from '@voice-rankings/contract'
import type { Track, WordPosition } from '@voice-rankings/playback'
import { alignMarks, createHighlighter } from '@voice-rankings/playback'
import { useEffect, useMemo, useState } from 'react'

export interface WordSpansProps {
  text: string
  marks: readonly SpeechMark[]
  track: Track
}

/** Fallback for browsers without the Highlight API: each word is an element. */
export function WordSpans({ text, marks, track }: WordSpansProps) {
  const [{ word, begun }, setPosition] = useState<WordPosition>({ word: -1, begun: 0 })
  useEffect(() => createHighlighter({ track, marks, onWord: setPosition }), [track, marks])
  const pieces = useMemo(() => cutAt(text, alignMarks(text, marks)), [text, marks])
  return pieces.map(({ start, piece, mark }) =>
    mark === null ? (
      <span key={start}>{piece}</span>
    ) : (
      <span key={start} part="word" data-state={mark === word ? 'current' : mark < begun ? 'past' : 'later'}>
        {piece}
      </span>
    ),
  )
}

/** Splits the text into words and the parts between them, which have a null `mark`. */
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
