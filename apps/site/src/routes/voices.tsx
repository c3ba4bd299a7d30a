import { LinkProvider } from '@voice-rankings/react'
import {
  VoiceCatalogue,
  parseVoiceFilters,
  voiceQuery,
  type CatalogueState,
  type VoiceFilterValues,
} from '@voice-rankings/react/voices'
import type { Client } from '@voice-rankings/sdk'
import { useEffect, useState } from 'react'
import {
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { answerOf } from '../answerOf.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { PlainSamples } from '../plain/PlainSamples.tsx'
import { clientContext } from '../siteContext.ts'
import { CatalogueMap } from '../voices/CatalogueMap.tsx'
import { OpenVoiceLink } from '../voices/OpenVoiceLink.tsx'
import { OverCatalogue } from '../voices/OverCatalogue.tsx'
import { RemoveButton, ShownCollection } from '../voices/ShownCollection.tsx'
import { isSameCatalogue, openAmong } from '../voices/openVoice.ts'
import { isMapShown, voicesPath } from '../voices/voicesPath.ts'
import type { Route } from './+types/voices'

/** Polling interval while the catalogue is empty because the server records its first voices, in milliseconds. */
const STARTING_RETRY_MS = 3000

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
  if (filters.page > pageCount) throw redirect(voicesPath({ ...filters, page: pageCount }, isMapShown(searchParams)))
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

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta({
    title: openAmong(loaderData?.result.voices ?? [], location.search)?.voice_name ?? 'Voices',
    description:
      'Browse text-to-speech voices by language, provider and what was measured of them: pitch, speed, intensity, vocal fry and energy.',
    canonical: `${originOf(matches)}/voices`,
  })

export default function Voices({ loaderData: { result, progress, collectionName } }: Route.ComponentProps) {
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

  // The controls show a choice at once, before the list has loaded. The choice applies until the address changes from
  // the one it was made at.
  const [chosen, setChosen] = useState<VoiceFilterValues | null>(null)
  const [chosenAt, setChosenAt] = useState(search)
  if (chosenAt !== search) {
    setChosenAt(search)
    setChosen(null)
  }
  const params = new URLSearchParams(search)
  const filters = chosen ?? parseVoiceFilters(params)
  const isMap = isMapShown(params)
  const state: CatalogueState = { status: next?.pathname === '/voices' ? 'changing' : 'ready', result }

  function choose(changed: VoiceFilterValues) {
    setChosen(changed)
    void navigate(voicesPath(changed, isMap), { preventScrollReset: true })
  }
  const catalogue = (
    <LinkProvider value={OpenVoiceLink}>
      <VoiceCatalogue
        state={state}
        filters={filters}
        hrefOf={(changed) => voicesPath(changed)}
        onFiltersChange={choose}
        onRetry={() => void revalidate()}
        collectionName={collectionName}
        action={collectionName === undefined ? undefined : RemoveButton}
        map={{
          shown: isMap,
          onShownChange: (shown) => void navigate(voicesPath(filters, shown), { preventScrollReset: true }),
          content: <CatalogueMap filters={filters} />,
        }}
      />
    </LinkProvider>
  )
  return (
    <>
      {progress === null ? null : <p className="site-progress">{progress}</p>}
      {collectionName === undefined ? (
        catalogue
      ) : (
        <ShownCollection key={filters.collectionId} id={filters.collectionId} name={collectionName}>
          {catalogue}
        </ShownCollection>
      )}
      <OverCatalogue />
      <PlainSamples voices={result.voices} />
    </>
  )
}
