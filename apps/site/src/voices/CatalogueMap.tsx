import { retryingLazy } from '@voice-rankings/react/ui'
import { voiceMapQuery, type VoiceFilterValues } from '@voice-rankings/react/voices'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { siteMessages } from '../messages.ts'
import { voicesPath } from './voicesPath.ts'

// Drawing it takes a library that no list needs.
const VoiceMap = retryingLazy(async () => ({ default: (await import('./shownMap.ts')).VoiceMap }))

/** The voices of these filters as a map, loaded when it is wanted. */
export function CatalogueMap({ filters }: { filters: VoiceFilterValues }) {
  const texts = siteMessages.map
  // What matches is the same as long as the filters read the same.
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
