import { useId } from 'react'
import { Button, Spinner } from '../ui/index.ts'
import { MapArea } from './MapArea.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapSelection } from './MapSelection.tsx'
import { MapTable } from './MapTable.tsx'
import { MapToolbar } from './MapToolbar.tsx'
import type { VoiceMapModel } from './useVoiceMap.ts'

export interface VoiceMapViewProps extends VoiceMapModel {
  headingLevel: 1 | 2 | 3
}

/** The map as a picture of its state. */
export function VoiceMapView({ headingLevel, ...map }: VoiceMapViewProps) {
  const { texts, load, shown } = map
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className="voice-map" part="map" data-status={load.status} data-shown={shown} aria-labelledby={id}>
      <header part="map-head">
        <div>
          <Heading id={id} part="map-title">
            {texts.title}
          </Heading>
          <p part="map-intro">
            <span data-for="mouse">{texts.intro}</span>
            <span data-for="touch">{texts.introTouch}</span>
          </p>
        </div>
        <MapToolbar {...map} />
      </header>
      <MapBody {...map} />
      {load.status === 'ready' ? <MapLegend {...map} /> : null}
      <MapSelection {...map} />
    </section>
  )
}

function MapBody(map: VoiceMapModel) {
  const { texts, load, voices, placed, shown, onRetry } = map
  if (load.status === 'failed') {
    return (
      <div className="voice-notice" part="notice">
        <p part="notice-title">{texts.failed}</p>
        <p>{texts.failedHint}</p>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    )
  }
  if (load.status === 'ready' && voices.length === 0) return <Nothing title={texts.empty} hint={texts.emptyHint} />
  if (shown === 'table' && load.status === 'ready') return <MapTable {...map} />
  if (load.status === 'ready' && placed.voices.length === 0)
    return <Nothing title={texts.noPlace} hint={texts.noPlaceHint} />
  return (
    <div part="map-frame">
      <MapArea {...map} />
      {load.status === 'loading' ? (
        <output part="map-loading">
          <Spinner /> {texts.loading}
        </output>
      ) : null}
    </div>
  )
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="voice-notice" part="notice">
      <p part="notice-title">{title}</p>
      <p>{hint}</p>
    </div>
  )
}
