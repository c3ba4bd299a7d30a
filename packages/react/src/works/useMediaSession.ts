import { useEffect, useRef } from 'react'
import type { OpenWork } from './readerStore.ts'
import type { Reading } from './useReading.ts'

/** Shows section, work and voice on the lock screen, whose buttons move by sections (W3C Media Session). */
export function useMediaSession(open: OpenWork | null, reading: Reading | null): void {
  const latest = useRef(reading)
  useEffect(() => {
    latest.current = reading
  })
  const title = reading?.section.title ?? open?.work.work_title
  const status = reading?.sound.status
  const isPlaying = status === 'playing' || status === 'pausing'
  const work = open?.work
  /** What it shows; another player of the page may have taken its place. */
  const shown = useRef<MediaMetadata | null>(null)

  useEffect(() => {
    const session = globalThis.navigator?.mediaSession
    if (!session || !isPlaying || !work || typeof MediaMetadata !== 'function') return
    const metadata = new MediaMetadata({
      title: title ?? work.work_title,
      album: work.work_title,
      artist: work.work_voice.voice_name,
    })
    shown.current = metadata
    session.metadata = metadata
    session.playbackState = 'playing'
    const by = (step: number) => () => latest.current?.onSection(latest.current.section.section + step)
    const toggle = () => latest.current?.onToggle()
    const handlers = [
      ['play', toggle],
      ['pause', toggle],
      ['previoustrack', by(-1)],
      ['nexttrack', by(1)],
    ] as const
    for (const [action, handler] of handlers) session.setActionHandler(action, handler)
    return () => {
      if (session.metadata === metadata) session.playbackState = 'paused'
    }
  }, [isPlaying, title, work])

  useEffect(
    () => () => {
      const session = globalThis.navigator?.mediaSession
      if (!session || !shown.current || session.metadata !== shown.current) return
      session.metadata = null
      session.playbackState = 'none'
      for (const action of ['play', 'pause', 'previoustrack', 'nexttrack'] as const)
        session.setActionHandler(action, null)
    },
    [],
  )
}
