import type { ReactElement } from 'react'

const icon = (path: string) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
    <path d={path} />
  </svg>
)

/** Icons of the player. Arrows of time do not turn in right-to-left languages. */
export const ICONS: Readonly<Record<'play' | 'pause' | 'back' | 'forward' | 'stop', ReactElement>> = {
  play: icon('M8 5v14l11-7z'),
  pause: icon('M7 5h4v14H7zM13 5h4v14h-4z'),
  back: icon('M6 5h2.5v14H6zM20 5v14L9.5 12z'),
  forward: icon('M15.5 5H18v14h-2.5zM4 5l10.5 7L4 19z'),
  stop: icon('M6 6h12v12H6z'),
}
