import { voicePath, type SharedCollection } from '@voice-rankings/contract'
import { Link } from 'react-router'
import { useSiteMessages } from './languages/useSiteMessages.ts'

/** A collection as everybody sees it who may: its voices, with links to their pages. */
export function CollectionPage({ collection }: { collection: SharedCollection }) {
  const texts = useSiteMessages().shared
  return (
    <article className="site-text">
      <h1>{collection.collection_name}</h1>
      <ul aria-label={texts.voices}>
        {collection.collection_voices.map((voice) => (
          <li key={`${voice.voice_service}-${voice.voice_speaker_id}`}>
            <Link to={voicePath(voice)}>{voice.voice_name}</Link> <span>{voice.voice_brief}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
