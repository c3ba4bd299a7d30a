import { voicePath } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { answerOf } from '../answerOf.ts'
import { findSnippet } from '../findSnippet.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { plainMessages } from '../plain/messages.ts'
import { PlainAudio } from '../plain/PlainAudio.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedVoice'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { service, gender, speaker } = params
  const { pathname, searchParams } = new URL(request.url)
  const call = { params: { voice_service: service, voice_gender: gender, voice_speaker_id: speaker } }
  const [{ voice }, snippet] = await Promise.all([
    answerOf(client.getVoice(call, { signal: request.signal }), pathname),
    findSnippet(client, searchParams.get('snippet'), request.signal),
  ])
  return { voice, snippet: snippet?.voice_id === voice.voice_id ? snippet : null }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [NO_INDEX]
  const { voice } = loaderData
  const description = plainMessages.onSite(voice.voice_name)
  const canonical = `${originOf(matches)}${voicePath(voice)}`
  return [...pageMeta({ title: voice.voice_name, description, canonical }), NO_INDEX]
}

/** A player alone, for the frames of other sites. */
export default function EmbedVoice({ loaderData: { voice, snippet } }: Route.ComponentProps) {
  const { voice_name: name } = voice
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
