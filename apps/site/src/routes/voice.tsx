import { similarRecord, voicePath } from '@voice-rankings/contract'
import { BlindHistoryChart } from '@voice-rankings/react/leaderboard'
import { VoiceOverview, voiceViewOfQuery, voiceViewPath, type VoiceView } from '@voice-rankings/react/overview'
import { redirect, useLocation, useNavigation, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { answerOf, pageNotFound } from '../answerOf.ts'
import { findSnippet } from '../findSnippet.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { languageIn } from '../languages/siteTexts.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { originOf } from '../pageMeta.ts'
import { newTextOf } from '../newText.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { PlainAudio } from '../plain/PlainAudio.tsx'
import { clientContext } from '../siteContext.ts'
import { voiceMeta } from '../voiceMeta.ts'
import type { Route } from './+types/voice'

/** Views with their own path that are shown on this page. */
const VIEWS: readonly VoiceView[] = ['details', 'similar', 'analysis']
/** Views that are separate pages. */
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
  // If this fails, the card loads itself and reports its own errors; a page without a history is complete.
  const wanted = { voice_id: voice.voice_id, ...(viewOf(params) === 'similar' && CHARACTERISTICS) }
  const [similar, history] = await Promise.all([
    client.voices.similar(wanted, { signal }).catch(() => null),
    client.blind.history(path, { signal }).catch(() => null),
  ])
  return { voice, similar, history, snippet: snippet?.voice_id === voice.voice_id ? snippet : null }
}

/** Attributes shown in the similar voices view, besides the best overall match. */
const CHARACTERISTICS = similarRecord('wanted', () => true)

function viewOf({ view = 'generate' }: { view?: string }): VoiceView | undefined {
  return view === 'generate' ? 'generate' : VIEWS.find((one) => one === view)
}

/** Redirects a view named in the query to its own path and keeps the other parameters. */
function leadToView(pathname: string, search: URLSearchParams): void {
  const view = voiceViewOfQuery(search.get('tab'))
  if (!PAGES.includes(view) && !VIEWS.includes(view)) return
  search.delete('tab')
  throw redirect(`${voiceViewPath(pathname, view)}${search.size > 0 ? `?${search}` : ''}`)
}

/** Reloads only for another voice or snippet, since the views share their data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl } = change
  // The session changed: a login or logout.
  if (currentUrl.href === nextUrl.href) return true
  const isSameVoice = ['service', 'gender', 'speaker'].every((name) => currentParams[name] === nextParams[name])
  const isSameSnippet = currentUrl.searchParams.get('snippet') === nextUrl.searchParams.get('snippet')
  return !isSameVoice || !isSameSnippet || viewOf(nextParams) === undefined || nextUrl.searchParams.has('tab')
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches, location }) => {
  if (!loaderData) return [{ title: 'Voice Rankings' }]
  const { voice, snippet } = loaderData
  const snippetId = new URLSearchParams(location.search).get('snippet')
  return voiceMeta({
    voice,
    snippet,
    snippetId,
    view: viewOf(params) ?? 'generate',
    origin: originOf(matches),
    language: languageIn(matches),
    texts: siteMessagesIn(matches),
  })
}

export default function VoicePage({ loaderData: { voice, similar, history, snippet }, params }: Route.ComponentProps) {
  const { location: next } = useNavigation()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const path = voicePath(voice)
  const view = viewOf(params)
  // The view of another voice that is loading must not affect this one.
  const preloading = next?.pathname.startsWith('/voice/') === true && voiceViewPath(next.pathname, 'generate') !== path
  const { voice_name: name } = voice
  const { plain } = useSiteMessages()
  const sound = snippet
    ? { src: snippet.voice_snippet_audio_url, label: plain.snippetOf(name) }
    : { src: voice.voice_sample_url, label: plain.sampleOf(name) }
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
        docked
        // Replaces the history entry, so back leads to the previous page.
        onSnippet={(made) => setSearch({ snippet: made.voice_snippet_id }, { replace: true, preventScrollReset: true })}
      />
      {view === 'details' && history ? (
        <BlindHistoryChart
          className="site-history"
          data-gender={voice.voice_gender}
          history={history}
          changes={voice.voice_changes}
        />
      ) : null}
    </>
  )
}
