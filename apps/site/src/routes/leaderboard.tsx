import { Leaderboard } from '@voice-rankings/react/leaderboard'
import {
  FilterChips,
  VoiceFilters,
  VoiceFiltersSheet,
  formatVoiceFilters,
  parseVoiceFilters,
  voiceMapQuery,
  type VoiceFilterValues,
} from '@voice-rankings/react/voices'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/leaderboard'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const query = {
    ...voiceMapQuery(parseVoiceFilters(searchParams)),
    sort: '-rating',
    facets: 'true',
    limit: 50,
  } as const
  const client = context.get(clientContext)
  return { result: await answerOf(client.voices.search(query, { signal: request.signal }), pathname) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).leaderboard.title,
    description:
      'Text-to-speech voices by the ratings of their listeners, with the number of votes and how sure each score is.',
    canonical: `${originOf(matches)}/leaderboard`,
  })

export default function LeaderboardPage({ loaderData: { result } }: Route.ComponentProps) {
  const texts = useSiteMessages().leaderboard
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => parseVoiceFilters(search), [search])
  const query = useMemo(() => voiceMapQuery(filters), [filters])
  function choose(changed: VoiceFilterValues) {
    const params = formatVoiceFilters(changed).toString()
    void navigate(params === '' ? '/leaderboard' : `/leaderboard?${params}`, { preventScrollReset: true })
  }
  const chosen = { filters, facets: result.facets, onFiltersChange: choose }
  return (
    <div className="voice-catalogue">
      <aside className="voice-catalogue-filters" aria-label={texts.filters}>
        <VoiceFilters {...chosen} />
      </aside>
      <div className="voice-catalogue-results">
        <header className="voice-toolbar">
          <div className="voice-toolbar-title">
            <h1>{texts.title}</h1>
            <p>{texts.intro}</p>
          </div>
          <div className="voice-toolbar-controls">
            <VoiceFiltersSheet {...chosen} total={result.total} />
          </div>
        </header>
        <FilterChips filters={filters} onFiltersChange={choose} />
        <Leaderboard filters={query} initial={result} />
      </div>
    </div>
  )
}
