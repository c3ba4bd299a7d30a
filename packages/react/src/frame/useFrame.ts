import { serveFrame } from '@voice-rankings/playback/frame'
import { useEffect } from 'react'
import { useRuntime } from '../runtime/index.ts'

/**
 * Lets the page around a frame govern the sound in it and make the frame as high as what it shows, by `FramePlayer` of
 * `@voice-rankings/elements/iframe`. `title` says what the frame shows. Does nothing on a page that stands in no frame.
 */
export function useFrame(title: string): void {
  const { playback } = useRuntime()
  useEffect(() => serveFrame({ playback, title }), [playback, title])
}
