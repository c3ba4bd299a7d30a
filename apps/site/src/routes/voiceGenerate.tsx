import { voicePath, type SpokenSnippet } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { voiceTabPath } from '@voice-rankings/react/voices'
import { isClientError } from '@voice-rankings/sdk'
import { useCallback } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { clientContext } from '../siteContext.ts'
import { useUser } from '../useUser.ts'
import { useVoice } from '../useVoice.ts'
import type { Route } from './+types/voiceGenerate'

/** Reads the snippet that the address names; an unknown one, or another voice's, shows the voice's own sample. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  // An address may name a tab that has a path of its own.
  if (searchParams.get('tab') === 'details') throw redirect(voiceTabPath(pathname, 'details'))
  const id = searchParams.get('snippet')
  if (!id) return { snippet: null }
  const call = { params: { voice_snippet_id: id } }
  const found = await context
    .get(clientContext)
    .getSnippet(call, { signal: request.signal })
    .catch((error: unknown) => {
      if (isClientError(error) && error.kind === 'request') return null
      throw error
    })
  const snippet = found?.snippet
  const isOurs = snippet?.voice_service === params.service && snippet.voice_speaker_id === params.speaker
  return { snippet: isOurs ? snippet : null }
}

export default function Generate({ loaderData: { snippet } }: Route.ComponentProps) {
  const voice = useVoice()
  const user = useUser()
  const [search, setSearch] = useSearchParams()

  const keepInAddress = useCallback(
    (made: SpokenSnippet) => {
      // Replaced, so that the way back leads to where the visitor came from.
      setSearch({ snippet: made.voice_snippet_id }, { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return (
    <VoicePlayer
      key={voicePath(voice)}
      voice={voice}
      snippet={snippet}
      accountLevel={user?.account_level}
      sampleText={search.get('sample_text') ?? undefined}
      onSnippet={keepInAddress}
      autoPlay
    />
  )
}
