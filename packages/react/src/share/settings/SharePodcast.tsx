import { useId } from 'react'
import { Button } from '../../ui/index.ts'
import type { LoadedShareProps } from './LoadedShareProps.ts'
import { NewAddress } from './NewAddress.tsx'

/** Podcast of a playlist: a button that creates a link for it, and the address of its feed, which is shown once. */
export function SharePodcast({ texts, share, level, isSaving, feedAddress, onCreateLink }: LoadedShareProps) {
  const id = useId()
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
        <NewAddress texts={texts} label={texts.feedAddress} address={feedAddress} copyLabel={texts.copyFeed} />
      )}
    </section>
  )
}
