import { isDesigned } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { CollectionMenu } from '../collections/index.ts'
import { DownloadButton } from '../downloads/index.ts'
import { FavoriteButton } from '../favorites/index.ts'
import { PlaylistMenu } from '../playlists/menu/index.ts'
import { useMessages } from '../runtime/index.ts'
import { ShareMenu } from '../share/index.ts'
import { overviewMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface ActionsCardProps extends RootProps {
  voice: Voice
  /** Snippet in place of the sample, for downloads, links and playlists. */
  snippet?: SpokenSnippet | null
}

/**
 * Card of the voice's actions: download, favourite, collections, playlists, share. Of a designed voice only its snippets can
 * be shared and listed.
 */
export function ActionsCard({ voice, snippet = null, ...props }: ActionsCardProps) {
  const texts = useMessages('overview', overviewMessages)
  const isPrivate = isDesigned(voice)
  return (
    <section part="actions" aria-label={texts.actions} {...rootProps(props, 'voice-actions')}>
      <DownloadButton voice={voice} snippet={snippet} />
      {isPrivate && !snippet ? null : <ShareMenu voice={voice} snippet={snippet} />}
      {isPrivate ? null : (
        <>
          <FavoriteButton voice={voice} variant="labelled" />
          <CollectionMenu voice={voice} variant="labelled" />
        </>
      )}
      {isPrivate && !snippet ? null : (
        <PlaylistMenu
          name={voice.voice_name}
          item={
            snippet
              ? { kind: 'snippet', voice_snippet_id: snippet.voice_snippet_id }
              : { kind: 'voice', voice_id: voice.voice_id }
          }
        />
      )}
    </section>
  )
}
