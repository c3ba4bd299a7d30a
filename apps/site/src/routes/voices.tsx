import { providerName } from '@voice-rankings/contract'
import { FavoriteButton } from '@voice-rankings/react/favorites'
import { LinkProvider } from '@voice-rankings/react'
import { DEFAULT_FILTERS, Voices, parseVoiceFilters, voiceQuery, voicesPath } from '@voice-rankings/react/voices'
import type { Client } from '@voice-rankings/sdk'
import { useCallback } from 'react'
import {
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { answerOf } from '../answerOf.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { PlainSamples } from '../plain/PlainSamples.tsx'
import { clientContext } from '../siteContext.ts'
import { CatalogueMap } from '../voices/CatalogueMap.tsx'
import { OpenVoiceLink } from '../voices/OpenVoiceLink.tsx'
import { OverCatalogue } from '../voices/OverCatalogue.tsx'
import { isSameCatalogue, openAmong } from '../voices/openVoice.ts'
import type { Route } from './+types/voices'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const filters = parseVoiceFilters(searchParams)
  const query = voiceQuery(filters)
  const client = context.get(clientContext)
  const { signal } = request
  const [result, readiness, collectionName] = await Promise.all([
    answerOf(client.voices.search(query, { signal }), pathname),
    client.server.readiness({}, { signal }).catch(() => null),
    nameOf(client, filters.collectionId, signal),
  ])
  const pageCount = Math.max(1, Math.ceil(result.total / result.limit))
  if (filters.page > pageCount) {
    throw redirect(voicesPath({ ...filters, page: pageCount }, searchParams.get('view') === 'map'))
  }
  const { voices_done: done = 0, voices_failed: failed = 0, voices_total: total = 0 } = readiness ?? {}
  return { result, collectionName, progress: readiness && done + failed < total ? readiness.message : null }
}

/** Name of the visitor's collection; undefined for all voices or a collection of others. */
async function nameOf(client: Client, collectionId: string, signal: AbortSignal): Promise<string | undefined> {
  if (collectionId === 'all') return undefined
  const listed = await client.collections.list({}, { signal }).catch(() => null)
  return listed?.collections.find(({ collection_id: id }) => id === collectionId)?.collection_name
}

/** Opening a voice above the list does not reload the list. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  return defaultShouldRevalidate && (currentUrl.search === nextUrl.search || !isSameCatalogue(currentUrl, nextUrl))
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const texts = siteMessagesIn(matches)
  const provider = loaderData?.result.provider
  return pageMeta({
    title:
      openAmong(loaderData?.result.voices ?? [], location.search)?.voice_name ??
      (provider ? texts.titles.provider(providerName(provider.voice_service)) : texts.pages['/voices']),
    description: provider
      ? texts.descriptions.provider(providerName(provider.voice_service), provider.voice_count)
      : texts.descriptions.voices,
    canonical: originOf(matches) + (provider ? providerPath(provider.voice_service) : '/voices'),
  })
}

/** Page of a provider, in all languages. */
const providerPath = (service: string) => voicesPath({ ...DEFAULT_FILTERS, languageCode: 'all', service })

export default function VoicesPage({ loaderData: { result, progress, collectionName } }: Route.ComponentProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { location: next } = useNavigation()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <>
      {progress === null ? null : <p className="site-progress">{progress}</p>}
      <LinkProvider value={OpenVoiceLink}>
        <Voices
          action={FavoriteButton}
          search={search}
          result={result}
          isChanging={next?.pathname === '/voices'}
          collectionName={collectionName}
          MapView={CatalogueMap}
          onNavigate={(path) => void navigate(path, { preventScrollReset: true })}
          onReload={reload}
        />
      </LinkProvider>
      <OverCatalogue />
      <PlainSamples voices={result.voices} />
    </>
  )
}
