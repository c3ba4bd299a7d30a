import type { BlindUse } from '@voice-rankings/contract'
import { BlindStrip } from '@voice-rankings/react/blind'
import {
  BlindLeaderboard,
  BlindPriceChart,
  Leaderboard,
  blindLeaderboardQuery,
} from '@voice-rankings/react/leaderboard'
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
import { blindSentence, blindUseIn } from '../blindSentence.ts'
import { preferredLanguage } from '../home/preferredLanguage.ts'
import { stageLanguages } from '../home/stageLanguages.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/leaderboard'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { headers, signal } = request
  const chosen = parseVoiceFilters(searchParams)
  const filters = voiceMapQuery(chosen)
  const blindUse = blindUseIn(searchParams)
  const query = { ...filters, sort: '-rating', facets: 'true', limit: 50 } as const
  const client = context.get(clientContext)
  const [result, board] = await Promise.all([
    answerOf(client.voices.search(query, { signal }), pathname),
    // If it fails, the table loads itself.
    client.blind
      .leaderboard({ ...blindLeaderboardQuery(filters, blindUse), points: 'true' }, { signal })
      .catch(() => null),
  ])
  const languageCodes = stageLanguages(result.facets?.languages ?? [], '').map(({ code }) => code)
  const [chosenLanguage = 'all'] = chosen.languageCode.split('-')
  const languageCode =
    chosenLanguage === 'all' ? preferredLanguage(headers.get('accept-language'), languageCodes) : chosenLanguage
  const hasVotes = board === null || board.languages.length > 0
  const hasStars = result.voices.some(({ voice_rating: rating }) => rating !== null)
  // The whole test comes first where there is nothing to rank.
  const isGrown = !hasVotes && !hasStars
  const firstSentence = isGrown ? await blindSentence(client, { languageCode, blindUse, signal }) : undefined
  return { result, board, languageCode, hasVotes, hasStars, isGrown, firstSentence }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).leaderboard.title,
    description: siteMessagesIn(matches).descriptions.leaderboard,
    canonical: `${originOf(matches)}/leaderboard`,
  })

export default function LeaderboardPage({ loaderData }: Route.ComponentProps) {
  const { result, board, languageCode, hasVotes, hasStars, isGrown, firstSentence } = loaderData
  const texts = useSiteMessages().leaderboard
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => parseVoiceFilters(search), [search])
  const query = useMemo(() => voiceMapQuery(filters), [filters])
  const blindUse = blindUseIn(search)
  function show(changed: VoiceFilterValues, use: BlindUse | null | undefined) {
    const params = formatVoiceFilters(changed)
    if (use) params.set('use', use)
    void navigate(params.size === 0 ? '/leaderboard' : `/leaderboard?${params.toString()}`, {
      preventScrollReset: true,
    })
  }
  const choose = (changed: VoiceFilterValues) => show(changed, blindUse)
  const chosen = { filters, facets: result.facets, onFiltersChange: choose }
  const stars = <Leaderboard filters={query} initial={result} />
  return (
    <div className="voice-catalogue">
      <aside className="voice-catalogue-filters" aria-label={texts.filters}>
        <VoiceFilters {...chosen} />
      </aside>
      <div className="voice-catalogue-results site-boards">
        <header className="voice-toolbar">
          <div className="voice-toolbar-title">
            <h1>{texts.title}</h1>
            <p>{texts.intro}</p>
          </div>
          <div className="voice-toolbar-controls">
            <VoiceFiltersSheet {...chosen} total={result.total} />
          </div>
        </header>
        <BlindStrip
          href={`/blind?language=${languageCode}${blindUse ? `&use=${blindUse}` : ''}`}
          languageCode={languageCode}
          blindUse={blindUse}
          firstSentence={firstSentence}
          grown={isGrown}
        />
        <FilterChips filters={filters} onFiltersChange={choose} />
        {hasVotes && (
          <BlindLeaderboard
            filters={query}
            blindUse={blindUse}
            initial={board}
            onUseChange={(use) => show(filters, use)}
            onLanguageChange={(code) => choose({ ...filters, languageCode: code, page: 1 })}
          />
        )}
        {hasVotes && board?.points && <BlindPriceChart points={board.points} />}
        {hasStars ? (
          <section className="site-stars" aria-labelledby="by-stars">
            <h2 id="by-stars">{texts.byStars}</h2>
            <p>{texts.byStarsIntro}</p>
            {stars}
          </section>
        ) : (
          // Without a rank they are rows of zeros, which are not the first thing to see.
          <details className="site-stars">
            <summary>{texts.byStars}</summary>
            {stars}
          </details>
        )}
      </div>
    </div>
  )
}
