import { serveFrame } from '@voice-rankings/playback/frame'
import type { FrameServer } from '@voice-rankings/playback/frame'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../runtime/index.ts'

export interface FrameViews {
  /** The view that is shown; the page around hears of each choice. */
  view?: string
  /** The page around asks for a view, by a name that may be none. */
  onView?: (view: string) => void
}

/**
 * Lets the page around a frame govern the sound in it, make the frame as high as what it shows, and follow and choose its views,
 * by `FramePlayer` of `@voice-rankings/elements/iframe`. `title` says what the frame shows. Does nothing on a page that stands in
 * no frame.
 *
 * @example
 * useFrame('Good morning', { view: 'details', onView: console.log })
 */
export function useFrame(title: string, { view, onView }: FrameViews = {}): void {
  const { playback } = useRuntime()
  const server = useRef<FrameServer>(undefined)
  const latest = useRef({ view, onView })
  useEffect(() => {
    latest.current = { view, onView }
  })
  useEffect(() => {
    const { view: first } = latest.current
    const opened = serveFrame({ playback, title, view: first, onView: (asked) => latest.current.onView?.(asked) })
    server.current = opened
    return () => opened.close()
  }, [playback, title])
  useEffect(() => {
    if (view !== undefined) server.current?.tellView(view)
  }, [view])
}
