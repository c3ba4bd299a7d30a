import { useEffect, useRef } from 'react'

/** Sound that the lock screen shows, and what its buttons do. */
export interface AnnouncedSound {
  readonly title: string
  readonly album: string
  readonly artist: string
  readonly isPlaying: boolean
  onToggle(): void
  /** Moves by tracks. */
  onTrack(by: number): void
}

/** Shows a sound on the lock screen (W3C Media Session) from its first start on; null while there is none. */
export function useMediaSession(sound: AnnouncedSound | null): void {
  const latest = useRef(sound)
  useEffect(() => {
    latest.current = sound
  })
  const { title, album, artist, isPlaying = false } = sound ?? {}
  /** What it shows; another player of the page may have taken its place. */
  const shown = useRef<MediaMetadata | null>(null)

  useEffect(() => {
    const session = globalThis.navigator?.mediaSession
    if (!session || !isPlaying || typeof MediaMetadata !== 'function') return
    const metadata = new MediaMetadata({ title: title ?? '', album: album ?? '', artist: artist ?? '' })
    shown.current = metadata
    session.metadata = metadata
    session.playbackState = 'playing'
    const by = (step: number) => () => latest.current?.onTrack(step)
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
  }, [isPlaying, title, album, artist])

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
