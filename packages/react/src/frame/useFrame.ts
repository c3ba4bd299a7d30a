import { serveFrame } from '@voice-rankings/playback/frame'
import type { FrameServer } from '@voice-rankings/playback/frame'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../runtime/index.ts'

export interface FrameViews {
  /** Current view; the embedding page is notified of changes. */
  view?: string
  /** The embedding page requests a view, by a possibly unknown name. */
  onView?: (view: string) => void
}

/**
 * Connects a framed page to `FramePlayer` of `@voice-rankings/elements/iframe` on the embedding page, which can control
 * its sound, adapt the frame's height, and follow and choose its views. `title` describes the content. Does nothing
 * outside a frame.
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
