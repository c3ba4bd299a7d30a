import { VoicePlayer } from '@voice-rankings/react/player'
import { TopVoices } from '@voice-rankings/react/leaderboard'
import { VoiceMapPreview, voiceMapPaths } from '@voice-rankings/react/map'
import { VoiceList } from '@voice-rankings/react/voices'
import { useProfile } from '@voice-rankings/react'
import { voicePath } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'
import { Form, Link, useRouteLoaderData } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { PlainSamples } from '../plain/PlainSamples.tsx'
import { pickVaried } from '../pickVaried.ts'
import type { loader as rootLoader } from '../root.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/home'

/** Number of varied voices shown, number of voices they are picked from, and number of top-rated voices shown. */
const SHOWN = 6
const PICKED_FROM = 100
const TOP = 5

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const search = (query: Parameters<Client['voices']['search']>[0]) =>
    client.voices.search(query, { signal }).catch(() => null)
  // The page also works without any of these.
  const [speaker, found, rated, map] = await Promise.all([
    findSpeaker(client, signal).catch(() => null),
    search({ languageCode: 'all', limit: PICKED_FROM, sort: '-energy' }),
    search({ languageCode: 'all', limit: TOP, sort: '-rating' }),
    client.voices.map({}, { signal }).catch(() => null),
  ])
  return {
    speaker,
    voices: pickVaried(found?.voices ?? [], SHOWN),
    top: rated?.voices ?? [],
    map: map && map.total > 0 ? voiceMapPaths(map) : null,
  }
}

/** Voice of the first player: the first in the catalogue with a sample; null if there is none. */
async function findSpeaker(client: Client, signal: AbortSignal) {
  const { voices } = await client.voices.search({ languageCode: 'en', limit: 1 }, { signal })
  const [first] = voices
  if (!first || first.voice_sample_url === null) return null
  const { voice_service, voice_gender, voice_speaker_id } = first
  return (await client.voices.get({ voice_service, voice_gender, voice_speaker_id }, { signal })).voice
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteMessagesIn(matches).titles.site,
    description:
      'Hear, measure and compare text-to-speech voices, and generate speech from your own text, word by word.',
    canonical: `${originOf(matches)}/`,
  })

/** Home page, served at `/` and `/home`; `/` is canonical. */
export default function Home({ loaderData: { speaker, voices, top, map } }: Route.ComponentProps) {
  const texts = useSiteMessages().home
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const level = useProfile()?.account_level ?? 0
  return (
    <div className="site-home">
      <div className="site-home-first">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.intro(root?.voiceCount ?? 0)}</p>
          <SearchForm />
          <Link className="voice-button site-home-action" data-variant="primary" data-size="large" to="/voices">
            {texts.browse}
          </Link>
        </div>
        {speaker ? (
          <section className="site-home-player" aria-labelledby="speaker" data-gender={speaker.voice_gender}>
            <h2 id="speaker">
              <Link to={voicePath(speaker)}>{texts.speaks(speaker.voice_name)}</Link>
            </h2>
            <VoicePlayer voice={speaker} accountLevel={level} autoPlay />
          </section>
        ) : null}
      </div>
      <div className="site-home-pair">
        <div>
          <TopVoices voices={top} />
          <Link className="site-more" to="/leaderboard">
            {texts.leaderboard}
          </Link>
        </div>
        {map ? (
          <section aria-labelledby="map">
            <h2 id="map">{texts.map}</h2>
            <Link className="site-home-map" to="/voices?view=map&languageCode=all" prefetch="intent">
              <VoiceMapPreview map={map} />
              <span className="site-more">{texts.mapHint}</span>
            </Link>
          </section>
        ) : null}
      </div>
      {voices.length > 0 ? (
        <section aria-labelledby="varied">
          <h2 id="varied">{texts.varied}</h2>
          <VoiceList voices={voices} />
          <PlainSamples voices={voices} />
        </section>
      ) : null}
    </div>
  )
}

/** Search form that works with and without scripts. */
function SearchForm() {
  const { search, find } = useSiteMessages().home
  return (
    <search>
      <Form className="site-find" action="/voices">
        <input type="hidden" name="languageCode" value="all" />
        <input type="search" name="q" aria-label={search} placeholder={search} maxLength={200} required />
        <button className="voice-button" data-variant="quiet" data-size="large">
          {find}
        </button>
      </Form>
    </search>
  )
}
