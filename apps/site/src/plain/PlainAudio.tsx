import type { ReactNode } from 'react'
import { useIsServer } from './useIsServer.ts'

interface PlainAudioProps {
  /** Where it can be heard; nothing is shown while nobody can. */
  src: string | null
  label: string
}

/** A sound with the browser's own controls, for visitors whose browser runs no scripts. */
export function PlainAudio({ src, label }: PlainAudioProps) {
  return src === null ? null : (
    <WithoutScripts>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its words stand beside it */}
      <audio className="site-plain-audio" controls preload="none" src={src} aria-label={label} />
    </WithoutScripts>
  )
}

/** What only visitors see whose browser runs no scripts; gone where they run. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useIsServer() ? <noscript>{children}</noscript> : null
}
