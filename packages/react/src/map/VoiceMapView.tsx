import { useId } from 'react'
import { FailedNotice, Notice, Spinner } from '../ui/index.ts'
import { MapArea } from './MapArea.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapSelection } from './MapSelection.tsx'
import { MapTable } from './MapTable.tsx'
import { MapToolbar } from './MapToolbar.tsx'
import type { VoiceMapModel } from './useVoiceMap.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceMapViewProps extends VoiceMapModel, RootProps {
  headingLevel: 1 | 2 | 3
  /** True without title and toolbar, but with a few names, for a page with a heading of its own. */
  isBare?: boolean
}

/**
 * View of a map model.
 *
 * @example
 * <VoiceMapView {...useVoiceMap({})} headingLevel={2} />
 */
export function VoiceMapView({ headingLevel, isBare = false, ...map }: VoiceMapViewProps) {
  const { texts, load, shown } = map
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      part="map"
      data-status={load.status}
      data-shown={shown}
      {...(isBare ? { 'aria-label': texts.title } : { 'aria-labelledby': id })}
      {...rootProps(map, 'voice-screen voice-map')}
    >
      {isBare ? null : (
        <header part="map-head">
          <div>
            <Heading id={id} className="voice-screen-title" part="map-title">
              {texts.title}
            </Heading>
            <p className="voice-screen-intro" part="map-intro">
              <span data-for="mouse">{texts.intro}</span>
              <span data-for="touch">{texts.introTouch}</span>
            </p>
          </div>
          <MapToolbar {...map} />
        </header>
      )}
      <MapBody {...map} headingLevel={headingLevel} isBare={isBare} />
      {load.status === 'ready' ? <MapLegend {...map} /> : null}
      <MapSelection {...map} />
    </section>
  )
}

function MapBody({ headingLevel, isBare, ...map }: VoiceMapViewProps) {
  const { texts, load, voices, x, y, isBySound, chosen, placed, shown, onRetry } = map
  // The voices keep their positions until the values of other axes have loaded.
  const isLoading = load.status === 'loading' || x !== chosen.x || y !== chosen.y || isBySound !== chosen.isBySound
  const below = ({ 1: 2, 2: 3, 3: 4 } as const)[headingLevel]
  if (load.status === 'failed') return <FailedNotice texts={texts} headingLevel={below} onRetry={onRetry} />
  if (load.status === 'ready' && voices.length === 0)
    return <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={below} />
  if (shown === 'table' && load.status === 'ready') return <MapTable {...map} />
  if (!isLoading && placed.voices.length === 0)
    return isBySound ? (
      <Notice title={texts.noSound} hint={texts.noSoundHint} headingLevel={below} />
    ) : (
      <Notice title={texts.noPlace} hint={texts.noPlaceHint} headingLevel={below} />
    )
  return (
    <div part="map-frame">
      <MapArea {...map} hasNames={isBare} />
      {isLoading ? (
        <output part="map-loading">
          <Spinner /> {texts.loading}
        </output>
      ) : null}
    </div>
  )
}
