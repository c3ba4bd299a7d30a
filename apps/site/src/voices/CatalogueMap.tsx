import { lazyComponent } from '@voice-rankings/react/loading'
import { voiceMapQuery, type VoiceFilterValues } from '@voice-rankings/react/voices'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { siteMessages } from '../messages.ts'
import { voicesPath } from './voicesPath.ts'

// Lazy, since drawing the map needs a library that the list does not.
const VoiceMap = lazyComponent(async () => (await import('./shownMap.ts')).VoiceMap)

/** Map of the filtered voices, loaded on demand. */
export function CatalogueMap({ filters }: { filters: VoiceFilterValues }) {
  const texts = siteMessages.map
  // Equal filters keep the same query object.
  const key = JSON.stringify(voiceMapQuery(filters))
  const query = useMemo(() => JSON.parse(key) as ReturnType<typeof voiceMapQuery>, [key])
  return (
    <>
      <noscript>
        <p>
          {texts.noScript} <Link to={voicesPath(filters)}>{texts.list}</Link>.
        </p>
      </noscript>
      <Suspense fallback={<output className="site-map-loading">{texts.loading}</output>}>
        <VoiceMap query={query} />
      </Suspense>
    </>
  )
}
