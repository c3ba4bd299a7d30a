import { useId } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Button } from '../../ui/index.ts'
import { useCopy } from '../../ui/useCopy.ts'
import type { LoadedShareProps } from './LoadedShareProps.ts'

/** Podcast of a playlist: a button that creates a link for it, and the address of its feed, which is shown once. */
export function SharePodcast({ texts, share, level, isSaving, feedAddress, onCreateLink }: LoadedShareProps) {
  const id = useId()
  const [copied, copy] = useCopy()
  const Heading = `h${level}` as const
  return (
    <section part="share-settings-podcast" aria-labelledby={id}>
      <Heading id={id}>{texts.podcast}</Heading>
      <p part="share-settings-hint">{share.allow_download ? texts.podcastHint : texts.podcastNeedsDownload}</p>
      {!share.allow_download ? null : feedAddress === null ? (
        <Button aria-disabled={isSaving || undefined} onClick={() => onCreateLink(null)}>
          {texts.createPodcast}
        </Button>
      ) : (
        <div part="share-settings-made">
          <input
            className="voice-field"
            readOnly
            dir="ltr"
            aria-label={texts.feedAddress}
            value={feedAddress}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            label={texts.copyFeed}
            copiedLabel={texts.copied}
            isCopied={copied === 'copied'}
            onClick={() => copy(feedAddress)}
          />
          <output>{copied === 'failed' ? texts.copyFailed : texts.onlyOnce}</output>
        </div>
      )}
    </section>
  )
}
