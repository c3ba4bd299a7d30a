import {
  VoiceCatalogue,
  formatVoiceFilters,
  parseVoiceFilters,
  voiceQuery,
  type CatalogueState,
  type VoiceFilters,
} from '@voice-rankings/react/voices'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/voices'

/** How often an empty catalogue is asked for again while the server records its first voices, in milliseconds. */
const STARTING_RETRY_MS = 3000

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const query = voiceQuery(parseVoiceFilters(searchParams))
  return answerOf(context.get(clientContext).searchVoices({ query }, { signal: request.signal }), pathname)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Voices',
    description:
      'Browse text-to-speech voices by language, provider and what was measured of them: pitch, speed, intensity, vocal fry and energy.',
    canonical: `${originOf(matches)}/voices`,
  })

function hrefOf(filters: VoiceFilters): string {
  const search = formatVoiceFilters(filters).toString()
  return search === '' ? '/voices' : `/voices?${search}`
}

export default function Voices({ loaderData: result }: Route.ComponentProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { location: next } = useNavigation()
  const isStarting = result.catalogue_total === 0

  useEffect(() => {
    if (!isStarting) return
    const timer = setInterval(() => void revalidate(), STARTING_RETRY_MS)
    return () => clearInterval(timer)
  }, [isStarting, revalidate])

  // The controls show what was chosen at once, the list follows when its voices are there.
  const changing = next?.pathname === '/voices'
  const state: CatalogueState = { status: changing ? 'changing' : 'ready', result }
  const filters = parseVoiceFilters(new URLSearchParams(changing ? next.search : search))
  return (
    <VoiceCatalogue
      state={state}
      filters={filters}
      hrefOf={hrefOf}
      onFiltersChange={(changed) => void navigate(hrefOf(changed), { preventScrollReset: true })}
      onRetry={() => void revalidate()}
    />
  )
}
