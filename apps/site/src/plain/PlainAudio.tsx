import type { ReactNode } from 'react'
import { useIsServer } from './useIsServer.ts'

interface PlainAudioProps {
  /** Address of the sound; null hides the player. */
  src: string | null
  label: string
}

/** Native audio player for browsers without scripts. */
export function PlainAudio({ src, label }: PlainAudioProps) {
  return src === null ? null : (
    <WithoutScripts>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its words stand beside it */}
      <audio className="site-plain-audio" controls preload="none" src={src} aria-label={label} />
    </WithoutScripts>
  )
}

/** Content for browsers without scripts; removed by hydration. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useIsServer() ? <noscript>{children}</noscript> : null
}
