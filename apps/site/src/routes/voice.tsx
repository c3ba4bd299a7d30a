import { voicePath } from '@voice-rankings/contract'
import { SimilarVoicesCard } from '@voice-rankings/react/similar'
import {
  DownloadAudio,
  RecommendedFor,
  VoiceHeader,
  VoiceInfoCard,
  VoiceProfileStats,
  VoiceTabsNav,
  languageName,
  providerName,
  samePath,
  voiceTabOf,
  voiceTabPath,
} from '@voice-rankings/react/voices'
import { Spinner } from '@voice-rankings/react'
import { Outlet, useLocation, useNavigation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/voice'
import type { loader as generateLoader } from './voiceGenerate.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { service, gender, speaker } = params
  const { pathname } = new URL(request.url)
  const call = { params: { voice_service: service, voice_gender: gender, voice_speaker_id: speaker } }
  const { voice } = await answerOf(client.getVoice(call, { signal: request.signal }), pathname)
  // The card asks for itself when this fails, and says so when it fails again.
  const similar = await client
    .similarVoices({ body: { voice_id: voice.voice_id } }, { signal: request.signal })
    .catch(() => null)
  return { voice, similar }
}

/** The tabs show the same voice: only another voice is asked for. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return ['service', 'gender', 'speaker'].some((name) => currentParams[name] !== nextParams[name])
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [{ title: 'Voice Rankings' }]
  const { voice } = loaderData
  const tab = voiceTabOf(location.pathname)
  const spoken = `a ${voice.voice_gender} ${languageName(voice.voice_language_code)} voice by ${providerName(voice.voice_service)}`
  return pageMeta({
    title: tab === 'generate' ? voice.voice_name : `${voice.voice_name}, ${tab}`,
    description: `Hear ${voice.voice_name}, ${spoken}, type a text and follow it word by word.`,
    canonical: `${originOf(matches)}${voicePath(voice)}${tab === 'generate' ? '' : `/${tab}`}`,
  })
}

export default function VoicePage({ loaderData: { voice, similar } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const path = voicePath(voice)
  const snippet = useRouteLoaderData<typeof generateLoader>('routes/voiceGenerate')?.snippet
  // Another voice is on its way: its tab is not this one's.
  const isPreloading =
    next?.pathname.startsWith('/voice/') === true && !samePath(voiceTabPath(next.pathname, 'generate'), path)
  return (
    <div className="site-voice" key={voice.voice_id} data-gender={voice.voice_gender}>
      <VoiceHeader voice={voice} />
      <VoiceTabsNav basePath={path} tab={voiceTabOf(pathname)} />
      <div className="site-voice-main">{isPreloading ? <Spinner /> : <Outlet context={voice} />}</div>
      <aside className="site-voice-side" aria-label={`About ${voice.voice_name}`}>
        <DownloadAudio voice={voice} url={snippet?.voice_snippet_audio_url ?? voice.voice_sample_url} />
        <VoiceProfileStats voice={voice} />
        <VoiceInfoCard voice={voice} />
        <RecommendedFor texts={voice.voice_best_for_description} />
        <SimilarVoicesCard voiceId={voice.voice_id} initial={similar} />
      </aside>
    </div>
  )
}
