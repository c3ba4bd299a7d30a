import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { CollectionMenu } from '../collections/index.ts'
import { DownloadButton } from '../downloads/index.ts'
import { FavoriteButton } from '../favorites/index.ts'
import { useMessages } from '../runtime/index.ts'
import { ShareMenu } from '../share/index.ts'
import { overviewMessages } from './messages.ts'

export interface ActionsCardProps {
  voice: Voice
  /** What is heard instead of the sample, and so what is saved and shared. */
  snippet?: SpokenSnippet | null
}

/** What can be done with a voice: save it, keep it, collect it, share it. */
export function ActionsCard({ voice, snippet = null }: ActionsCardProps) {
  const texts = useMessages('overview', overviewMessages)
  return (
    <section className="voice-actions" part="actions" aria-label={texts.actions}>
      <DownloadButton voice={voice} snippet={snippet} />
      <ShareMenu voice={voice} snippet={snippet} />
      <FavoriteButton voice={voice} variant="labelled" />
      <CollectionMenu voice={voice} variant="labelled" />
    </section>
  )
}
