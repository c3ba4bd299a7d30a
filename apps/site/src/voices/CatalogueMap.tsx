import { lazyComponent } from '@voice-rankings/react/loading'
import type { VoicesMapProps } from '@voice-rankings/react/voices'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useSiteMessages } from '../languages/useSiteMessages.ts'

// Lazy, since drawing the map needs a library that the list does not.
const VoiceMap = lazyComponent(async () => (await import('./shownMap.ts')).VoiceMap)

/** Map of the filtered voices, loaded on demand. */
export function CatalogueMap({ query, listHref }: VoicesMapProps) {
  const texts = useSiteMessages().map
  return (
    <>
      <noscript>
        <p>
          {texts.noScript} <Link to={listHref}>{texts.list}</Link>.
        </p>
      </noscript>
      <Suspense fallback={<output className="site-map-loading">{texts.loading}</output>}>
        <VoiceMap query={query} />
      </Suspense>
    </>
  )
}
