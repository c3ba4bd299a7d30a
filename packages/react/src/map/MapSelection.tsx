import { voicePath } from '@voice-rankings/contract'
import { X } from 'lucide-react'
import { comparePath } from '../compare/address/index.ts'
import { SampleButton } from '../player/index.ts'
import { Button, Link, PlainIconButton } from '../ui/index.ts'
import { catalogueSearch } from './catalogueSearch.ts'
import type { VoiceMapModel } from './useVoiceMap.ts'
import { voiceFacts } from './voiceFacts.ts'

/** Maximum number of selected voices listed individually. */
const LISTED = 24

/** Number of voices that can be compared at once. */
const COMPARED = { least: 2, most: 4 }

/** Selected voices: play them in turn, compare them, or find them in the catalogue. */
export function MapSelection({ texts, writing, selection, store, x, y }: VoiceMapModel) {
  const [first, ...others] = selection
  const canCompare = selection.length >= COMPARED.least && selection.length <= COMPARED.most
  return (
    <section part="map-selection" aria-label={texts.selection} hidden={selection.length === 0}>
      <header>
        <output>{selection.length === 0 ? '' : texts.selectedCount(selection.length)}</output>
        {first && canCompare ? (
          <Link className="voice-button" data-variant="primary" data-size="small" href={comparePath(first, others)}>
            {texts.compare}
          </Link>
        ) : (
          <p>{texts.compareHint}</p>
        )}
        <Link
          className="voice-button"
          data-variant="quiet"
          data-size="small"
          href={`/voices?${catalogueSearch(selection, [x, y])}`}
        >
          {texts.narrow}
        </Link>
        <Button variant="plain" size="small" onClick={store.clearSelection}>
          {texts.clear}
        </Button>
      </header>
      <ul>
        {selection.slice(0, LISTED).map((voice) => (
          <li key={voice.voice_id} data-gender={voice.voice_gender}>
            <SampleButton voice={voice} size="small" />
            <div>
              <Link href={voicePath(voice)}>{voice.voice_name}</Link>
              <p>{voiceFacts(voice, { texts, writing }, [x, y]).join(' · ')}</p>
            </div>
            <PlainIconButton
              label={texts.remove(voice.voice_name)}
              size="small"
              onClick={() => store.toggle(voice.voice_id)}
            >
              <X aria-hidden="true" />
            </PlainIconButton>
          </li>
        ))}
      </ul>
      {selection.length > LISTED ? <p part="map-more">{texts.more(selection.length - LISTED)}</p> : null}
    </section>
  )
}
