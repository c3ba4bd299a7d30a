import { EMBED_SCRIPT } from '@voice-rankings/contract'
import type { EmbedTheme, MarkupNode } from '@voice-rankings/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { shareMessages } from './messages.ts'
import { showMarkup } from './showMarkup.ts'

interface EmbedPreviewProps {
  node: MarkupNode
  /** Code of the node, which changes with it. */
  code: string
  origin: string
  theme: EmbedTheme
}

/** The embed itself on a drawn page: its sound plays, and keeps playing while its look changes. */
export function EmbedPreview({ node, code, origin, theme }: EmbedPreviewProps) {
  const texts = useMessages('share', shareMessages)
  const place = useRef<HTMLDivElement>(null)
  const isElement = node.tag.includes('-')
  const hasFailed = useElements(isElement ? origin : null)
  useLayoutEffect(() => {
    const shown = isElement ? { ...node, attributes: { ...node.attributes, 'base-url': origin } } : node
    if (place.current) showMarkup(place.current, shown)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the code stands for the node, which is new in every render
  }, [code, origin, isElement])
  return (
    <section part="embed-preview" aria-label={texts.preview} data-theme={theme === 'auto' ? undefined : theme}>
      <i />
      <i />
      {hasFailed ? <p role="alert">{texts.previewFailed}</p> : null}
      <div ref={place} hidden={hasFailed} />
      <i />
      <i />
    </section>
  )
}

/** Loads the elements of a server, if it is given and the page has none. True if that failed. */
function useElements(origin: string | null): boolean {
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (origin === null || customElements.get('voice-player')) return
    const address = origin + EMBED_SCRIPT
    import(/* @vite-ignore */ /* webpackIgnore: true */ address).then(
      () => setFailed(null),
      () => setFailed(origin),
    )
  }, [origin])
  return origin !== null && failed === origin
}
