import { VoiceList } from '@voice-rankings/react/voices'
import { Link, useRouteLoaderData } from 'react-router'
import { originOf, pageMeta } from '../pageMeta.ts'
import { pickVaried } from '../pickVaried.ts'
import type { loader as rootLoader } from '../root.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/home'

/** How many voices the page lets speak, and from how many they are picked. */
const SHOWN = 6
const PICKED_FROM = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const query = { languageCode: 'all', limit: PICKED_FROM, sort: '-energy' } as const
  // Without voices the page still says what this is.
  const found = await client.searchVoices({ query }, { signal: request.signal }).catch(() => null)
  return { voices: pickVaried(found?.voices ?? [], SHOWN) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    description:
      'Hear, measure and compare text-to-speech voices, and let them speak a text of your own, word by word.',
    canonical: `${originOf(matches)}/`,
  })

/** Served at `/` and at `/home`; the first is the canonical one. */
export default function Home({ loaderData: { voices } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const count = root?.voiceCount ?? 0
  return (
    <div className="site-home">
      <h1>Hear the voice before you choose it</h1>
      <p>
        {count > 0 ? `${count.toLocaleString('en-US')} text-to-speech voices` : 'Text-to-speech voices'}, each measured
        from its own audio. Listen, compare, and let one speak your text, word by word.
      </p>
      <Link className="voice-button site-home-action" data-variant="primary" data-size="large" to="/voices">
        Browse all voices
      </Link>
      {voices.length > 0 ? (
        <section aria-labelledby="varied">
          <h2 id="varied">Press play</h2>
          <VoiceList voices={voices} />
        </section>
      ) : null}
    </div>
  )
}
