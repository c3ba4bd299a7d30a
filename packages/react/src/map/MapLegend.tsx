import { GENDERS } from '@voice-rankings/contract'
import { attributeUnit } from '../runtime/index.ts'
import type { VoiceMapModel } from './useVoiceMap.ts'

/** Legend: colours, the horizontal axis, and the number of voices without values. */
export function MapLegend({ texts, writing, load, voices, placed, x, y, isBySound, shown }: VoiceMapModel) {
  if (load.status !== 'ready') return null
  const { missing } = placed
  const isMap = shown !== 'table'
  const notes = [
    load.total > voices.length ? texts.cut(voices.length, load.total) : texts.count(voices.length),
    ...(isMap && missing.x > 0
      ? [isBySound ? texts.unplaced(missing.x) : texts.missing(missing.x, texts.axes[x])]
      : []),
    ...(isMap && missing.y > 0 && x !== y && !isBySound ? [texts.missing(missing.y, texts.axes[y])] : []),
    ...(load.unmeasured > 0 ? [texts.unmeasured(load.unmeasured)] : []),
  ]
  return (
    <footer part="map-legend">
      {isMap ? (
        <p part="map-axis-x" aria-hidden="true">
          {isBySound ? texts.bySoundNote : texts.axis(texts.axes[x], attributeUnit(x, writing))}
        </p>
      ) : null}
      <ul part="map-colors" aria-label={texts.legend}>
        {GENDERS.map((gender) => (
          <li key={gender} data-gender={gender}>
            {texts.legendCount(
              texts.genders[gender],
              (isMap ? placed.voices : voices).filter((voice) => voice.voice_gender === gender).length,
            )}
          </li>
        ))}
      </ul>
      <p part="map-notes">{notes.join(' · ')}</p>
    </footer>
  )
}
