import { similarRecord, voicePath } from '@voice-rankings/contract'
import { VoiceOverview, voiceViewOfQuery, voiceViewPath, type VoiceView } from '@voice-rankings/react/overview'
import { samePath } from '@voice-rankings/react/voices'
import { redirect, useLocation, useNavigation, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { answerOf, pageNotFound } from '../answerOf.ts'
import { findSnippet } from '../findSnippet.ts'
import { originOf } from '../pageMeta.ts'
import { newTextOf } from '../newText.ts'
import { plainMessages } from '../plain/messages.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { PlainAudio } from '../plain/PlainAudio.tsx'
import { clientContext } from '../siteContext.ts'
import { voiceMeta } from '../voiceMeta.ts'
import type { Route } from './+types/voice'

/** The views that have a path of their own below the voice's and are shown here. */
const VIEWS: readonly VoiceView[] = ['details', 'similar', 'analysis']
/** Those that are pages of their own. */
const PAGES: readonly VoiceView[] = ['compare', 'chat']

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { service, gender, speaker } = params
  const { pathname, searchParams } = new URL(request.url)
  if (viewOf(params) === undefined) throw pageNotFound(pathname)
  leadToView(pathname, searchParams)

  const { signal } = request
  const path = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
  const [{ voice }, snippet] = await Promise.all([
    answerOf(client.voices.get(path, { signal }), pathname),
    findSnippet(client, searchParams.get('snippet'), signal),
  ])
  // The card asks for itself when this fails, and says so when it fails again.
  const wanted = { voice_id: voice.voice_id, ...(viewOf(params) === 'similar' && CHARACTERISTICS) }
  const similar = await client.voices.similar(wanted, { signal }).catch(() => null)
  return { voice, similar, snippet: snippet?.voice_id === voice.voice_id ? snippet : null }
}

/** What the view of similar voices shows besides the best overall. */
const CHARACTERISTICS = similarRecord('wanted', () => true)

function viewOf({ view = 'generate' }: { view?: string }): VoiceView | undefined {
  return view === 'generate' ? 'generate' : VIEWS.find((one) => one === view)
}

/** An address may name a view in its query: it leads to the view's own path, with whatever else it carries. */
function leadToView(pathname: string, search: URLSearchParams): void {
  const view = voiceViewOfQuery(search.get('tab'))
  if (!PAGES.includes(view) && !VIEWS.includes(view)) return
  search.delete('tab')
  throw redirect(`${voiceViewPath(pathname, view)}${search.size > 0 ? `?${search}` : ''}`)
}

/** The views show the same voice: only another voice, or another snippet of it, is asked for. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl } = change
  // Somebody logged in or out.
  if (currentUrl.href === nextUrl.href) return true
  const isSameVoice = ['service', 'gender', 'speaker'].every((name) => currentParams[name] === nextParams[name])
  const isSameSnippet = currentUrl.searchParams.get('snippet') === nextUrl.searchParams.get('snippet')
  return !isSameVoice || !isSameSnippet || viewOf(nextParams) === undefined || nextUrl.searchParams.has('tab')
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches, location }) => {
  if (!loaderData) return [{ title: 'Voice Rankings' }]
  const { voice, snippet } = loaderData
  const snippetId = new URLSearchParams(location.search).get('snippet')
  return voiceMeta({ voice, snippet, snippetId, view: viewOf(params) ?? 'generate', origin: originOf(matches) })
}

export default function VoicePage({ loaderData: { voice, similar, snippet }, params }: Route.ComponentProps) {
  const { location: next } = useNavigation()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const path = voicePath(voice)
  const view = viewOf(params)
  // Another voice is on its way: its view is not this one's.
  const preloading =
    next?.pathname.startsWith('/voice/') === true && !samePath(voiceViewPath(next.pathname, 'generate'), path)
  const { voice_name: name } = voice
  const sound = snippet
    ? { src: snippet.voice_snippet_audio_url, label: plainMessages.snippetOf(name) }
    : { src: voice.voice_sample_url, label: plainMessages.sampleOf(name) }
  return (
    <>
      <PlainAudio {...sound} />
      {view === 'analysis' ? <NeedsScripts /> : null}
      <VoiceOverview
        key={voice.voice_id}
        voice={voice}
        snippet={snippet}
        snippetId={search.get('snippet')}
        similar={similar}
        view={view}
        basePath={path}
        sampleText={search.get('sample_text')}
        newText={newTextOf(state)}
        preloading={preloading}
        // Replaced, so that the way back leads to where the visitor came from.
        onSnippet={(made) => setSearch({ snippet: made.voice_snippet_id }, { replace: true, preventScrollReset: true })}
      />
    </>
  )
}
