import { voiceMapPaths } from '@voice-rankings/react/map'
import { loadSpeakers } from '@voice-rankings/react/stage'
import { Link, useRouteLoaderData } from 'react-router'
import { HomeStage } from '../home/HomeStage.tsx'
import { preferredLanguage } from '../home/preferredLanguage.ts'
import { stageLanguages } from '../home/stageLanguages.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { loader as rootLoader } from '../root.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/home'

export async function loader({ context, request: { headers, signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  // The page also works without any of these.
  const found = await client.voices.search({ limit: 1, facets: 'true' }, { signal }).catch(() => null)
  const counts = found?.facets?.languages ?? []
  const first = preferredLanguage(
    headers.get('accept-language'),
    stageLanguages(counts, '').map(({ code }) => code),
  )
  const [speakers, map] = await Promise.all([
    loadSpeakers(client, first, { signal }).catch(() => null),
    client.voices.map({ languageCode: first, axes: 'pitch,speakingRate' }, { signal }).catch(() => null),
  ])
  const [speaker] = speakers?.voices ?? []
  const embedded = speaker ? await client.voices.get(speaker, { signal }).catch(() => null) : null
  return {
    speakers: speaker ? speakers : null,
    languages: stageLanguages(counts, first),
    providers: found?.facets?.services.length ?? 0,
    map: map && map.total > 0 ? voiceMapPaths(map) : null,
    embedded: embedded?.voice ?? null,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteMessagesIn(matches).titles.site,
    description: siteMessagesIn(matches).home.description,
    canonical: `${originOf(matches)}/`,
  })

/** Home page, served at `/` and `/home`; `/` is canonical. */
export default function Home({ loaderData: { speakers, languages, providers, map, embedded } }: Route.ComponentProps) {
  const texts = useSiteMessages().home
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="site-home">
      <div className="site-home-first">
        <h1>{texts.title}</h1>
        <p>
          {texts.intro(root?.voiceCount ?? 0, providers)} <Link to="/voices">{texts.browse}</Link>
        </p>
      </div>
      {speakers ? (
        <HomeStage {...{ speakers, languages, map, embedded }} origin={root?.origin ?? ''} />
      ) : (
        <p className="site-home-first">{texts.starting}</p>
      )}
    </div>
  )
}
