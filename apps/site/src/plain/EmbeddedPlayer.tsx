import { voicePath, type SpokenSnippet, type Voice } from '@voice-rankings/contract'
import { useFrame } from '@voice-rankings/react/frame'
import { VoicePlayer } from '@voice-rankings/react/player'
import { plainMessages } from './messages.ts'
import { PlainAudio } from './PlainAudio.tsx'

interface EmbeddedPlayerProps {
  voice: Voice
  /** What the voice says; its sample without one. */
  snippet: SpokenSnippet | null
}

/** A player alone, for the frames of other sites, which may govern it. */
export function EmbeddedPlayer({ voice, snippet }: EmbeddedPlayerProps) {
  const { voice_name: name } = voice
  useFrame(snippet ? plainMessages.snippetOf(name) : name)
  const sound = snippet
    ? { src: snippet.voice_snippet_audio_url, label: plainMessages.snippetOf(name) }
    : { src: voice.voice_sample_url, label: plainMessages.sampleOf(name) }
  const query = snippet ? `?${new URLSearchParams({ snippet: snippet.voice_snippet_id }).toString()}` : ''
  return (
    <div className="site-embed" data-gender={voice.voice_gender}>
      <VoicePlayer voice={voice} snippet={snippet} variant="compact" />
      <PlainAudio {...sound} />
      <p className="site-embed-more">
        <a href={`${voicePath(voice)}${query}`} target="_blank" rel="noopener">
          {plainMessages.onSite(name)}
        </a>
      </p>
    </div>
  )
}
