import type { SpeechMark } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useRef } from 'react'
import { useFollow, WordHighlighter } from '../player/index.ts'

interface SnippetTextProps {
  text: string
  marks: readonly SpeechMark[]
  track: Track | null
  /** Milliseconds. */
  durationMs: number
}

/** Beginning of a text, as far as the card has space; during playback it scrolls to the current lines. */
export function SnippetText({ text, marks, track, durationMs }: SnippetTextProps) {
  const root = useRef<HTMLDivElement>(null)
  useFollow(track, (timeMs) => {
    const node = root.current
    if (!node || node.scrollHeight <= node.clientHeight || durationMs === 0) return
    const lines = Math.round(node.scrollHeight / lineHeight(node))
    // Assumes an even speaking rate; the line before the current one stays in view.
    const line = Math.floor((timeMs / durationMs) * lines)
    node.scrollTop = Math.max(0, line - 1) * (node.scrollHeight / lines)
  })
  return (
    <div part="snippet-text" ref={root}>
      <WordHighlighter text={text} marks={marks} track={track} decorative={false} />
    </div>
  )
}

/** Pixels; the card's style gives its text a line height of 1.5. */
const lineHeight = (node: Element) => 1.5 * Number.parseFloat(getComputedStyle(node).fontSize || '16')
